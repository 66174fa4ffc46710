export { AudienceField } from './AudienceField';
export { type AudienceState, useAudience } from './useAudience';
export { useAudienceText } from './useAudienceText';
export { type AudienceValues, audienceOf, valuesOfAudience } from './values';
export { EmptyVariables } from './variables/EmptyVariables';
export { InsertVariable } from './variables/InsertVariable';
export { UnknownVariables } from './variables/UnknownVariables';
export { useSample } from './variables/useSample';
