import type { InstanceFailure } from '@inkstone/api';
import { fillText, localizedName, type Locale } from '@inkstone/schema';
import { failureClass, failureRefusal, refusalTexts, type TokenFailure } from '@inkstone/workflow';
import type { Actor } from '../../../platform/http/request-context.ts';
import { activityNames } from '../definition-names.ts';
import type { LoadedInstance } from '../instance-store.ts';
import { administers } from '../administration/administers.ts';

/** What of a failure comes from inside: a formula, an answer of a service, the form of a sub-process. */
const insideCauses: ReadonlySet<TokenFailure['cause']> = new Set(['condition', 'source', 'no-route', 'time', 'service', 'child']);
const hidden = { zh: '原因請洽流程管理員', en: 'workflow administrators can see why' };

/** A failure in words, as the refusal of the same kind says it; what comes from inside only for who administers the workflow. */
export function presentFailure(
  { row, workflow: { definition } }: Pick<LoadedInstance, 'row' | 'workflow'>,
  activity: string,
  told: TokenFailure,
  { actor, locale }: { readonly actor: Actor; readonly locale: Locale },
): InstanceFailure {
  const isHidden = insideCauses.has(told.cause) && !administers(actor, row);
  const failure = isHidden ? { ...told, detail: hidden[locale] } : told;
  const { activityName: name, activityName_i18n: name_i18n } = activityNames(definition, activity);
  const { code, params } = failureRefusal(localizedName({ name, name_i18n }, locale), failure);
  return { class: failureClass(failure), message: fillText(refusalTexts[code][locale], params) };
}
