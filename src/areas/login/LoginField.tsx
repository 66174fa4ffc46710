import { type ReactNode, useId } from 'react';

interface LoginFieldProps {
  label: string;
  /** What is wrong with what was sent. */
  error: string | false | undefined;
  children: (control: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}

/** A control below its label, and what is missing below that. */
export function LoginField({ label, error, children }: LoginFieldProps) {
  const id = useId();
  const errorId = `${id}error`;
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }) })}
      {error && (
        <p id={errorId} role="alert" className="login-missing">
          {error}
        </p>
      )}
    </div>
  );
}
