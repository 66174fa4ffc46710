import { useIntl } from '@umijs/max';
import { fillIn, type VariableValues } from '@contract/variables';

/** Fills a text in as an example user would read it. */
export function useSample(): (text: string) => string {
  const { formatMessage } = useIntl();
  const values: VariableValues = {
    nickname: formatMessage({ id: 'variable.sample.nickname' }),
    number: 100482,
    level: 7,
    points: 1280,
    stones: 260,
    city: formatMessage({ id: 'variable.sample.city' }),
  };
  return (text) => fillIn(text, values);
}
