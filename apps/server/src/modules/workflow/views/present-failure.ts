import type { InstanceFailure } from '@inkstone/api';
import { fillText, localizedName, type Locale } from '@inkstone/schema';
import { failureClass, failureRefusal, refusalTexts, type TokenFailure } from '@inkstone/workflow';
import type { Actor } from '../../../platform/http/request-context.ts';
import { activityNames } from '../definition-names.ts';
import type { LoadedInstance } from '../instance/instance-store.ts';
import { administers } from '../administration/administers.ts';

/** Failures whose detail is internal: a formula, a response of a service, the form of a sub-process. */
const internalCauses: ReadonlySet<TokenFailure['cause']> = new Set(['condition', 'source', 'no-route', 'time', 'service', 'child']);
const hiddenDetail = { zh: '原因請洽流程管理員', en: 'contact a workflow administrator for the reason' };

/** Returns the text of a failure like that of a refusal; internal details are shown only to administrators of the workflow. */
export function presentFailure(
  { row, workflow: { definition } }: Pick<LoadedInstance, 'row' | 'workflow'>,
  activity: string,
  stored: TokenFailure,
  { actor, locale }: { readonly actor: Actor; readonly locale: Locale },
): InstanceFailure {
  const isHidden = internalCauses.has(stored.cause) && !administers(actor, row);
  const failure = isHidden ? { ...stored, detail: hiddenDetail[locale] } : stored;
  const { activityName: name, activityName_i18n: name_i18n } = activityNames(definition, activity);
  const { code, params } = failureRefusal(localizedName({ name, name_i18n }, locale), failure);
  return { class: failureClass(failure), message: fillText(refusalTexts[code][locale], params) };
}
