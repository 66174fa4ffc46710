import { codes } from '@contract/codes';
import type { View } from '@contract/view';
import { VIEWS_MAX } from '@contract/view.enums';
import { newRequestId, RequestFailure } from '@/request';
import { translate } from '@/request/translate';

/** A view in its form; a new one has no id. */
export type ViewForm = Pick<View, 'name' | 'query' | 'isDefault'> & Partial<Pick<View, 'id' | 'version'>>;

/**
 * The views after saving one, by the back end's rules, for back ends without this call. @throws RequestFailure as the
 * back end would
 */
export function withView(views: readonly View[], list: string, form: ViewForm): View[] {
  const others = views.filter(({ id }) => id !== form.id);
  if (others.some(({ name }) => name.toLowerCase() === form.name.toLowerCase())) {
    const fields = [{ path: 'name', message: translate('view.nameTaken') }];
    throw new RequestFailure({ code: codes.validationFailed, message: '', data: { fields } });
  }
  if (others.length >= VIEWS_MAX)
    throw new RequestFailure({ message: translate('view.tooMany', { count: VIEWS_MAX }) });
  const { id = newRequestId(), version = 0 } = form;
  const saved: View = { ...form, id, list, version: version + 1 };
  const rest = form.isDefault ? views.map((view) => ({ ...view, isDefault: false })) : views;
  return form.id ? rest.map((view) => (view.id === id ? saved : view)) : [...rest, saved];
}
