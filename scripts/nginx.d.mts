export const WITHOUT_NGINX: string;
export function requireNginx(): Promise<string | undefined>;
