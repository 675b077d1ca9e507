import type { InstanceFailure } from '@inkstone/api';
import { fillText, localizedName, type Locale, type WorkflowDefinition } from '@inkstone/schema';
import { failureClass, failureRefusal, refusalTexts, type TokenFailure } from '@inkstone/workflow';
import { activityNames } from '../definition-names.ts';

/** A failure in words, as the refusal of the same kind says it. */
export function presentFailure(definition: WorkflowDefinition, activity: string, failure: TokenFailure, locale: Locale): InstanceFailure {
  const { activityName: name, activityName_i18n: name_i18n } = activityNames(definition, activity);
  const { code, params } = failureRefusal(localizedName({ name, name_i18n }, locale), failure);
  return { class: failureClass(failure), message: fillText(refusalTexts[code][locale], params) };
}
