import { isJsonObject, objectsIn, type JsonObject } from '@inkstone/design';
import { joinNames } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { textOf } from '../../working-copy/text-of.ts';
import { activitySettings } from '../panel/activity-settings.ts';
import { isActivityKind } from '../flow/flow-content.ts';
import type { Setting } from '../panel/setting.ts';
import { participantTexts } from './participants.locale.ts';
import { participantsText, sourcesIn } from './participants-text.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import own from '../panel/workflow-panel.module.css';

/** Who handles an activity, said in one sentence: 發起人的直屬主管；沒有人時交給流程管理員；多人時全部同意. */
export function ParticipantSentence({ part }: { readonly part: JsonObject }) {
  const t = useTexts(participantTexts);
  const locale = useLocale();
  const sources = sourcesIn(part['participants']);
  const { words } = useWorkflowDesigner();
  const kind = textOf(part['kind']);
  const settings = isActivityKind(kind) ? activitySettings[kind] : [];
  const wordsOf = (property: string, kind: string): string => {
    const setting: Setting | undefined = settings.find((each) => each.property === property);
    const label = setting?.choices?.find(({ value }) => value === kind)?.label[locale] ?? kind;
    return locale === 'en' ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  };
  const fallbacks = objectsIn(part['whenNobody']).map(({ kind }) => wordsOf('whenNobody', textOf(kind)));
  const policy = isJsonObject(part['policy']) ? textOf(part['policy']['kind']) : null;
  const clauses = [
    participantsText(sources, locale, words.nameOf),
    ...(fallbacks.length > 0 ? [t('ifNobody', { what: joinNames(fallbacks, locale) })] : []),
    ...(policy === null ? [] : [t('ifSeveral', { what: wordsOf('policy', policy) })]),
  ];
  const sentence = clauses.join(t('clause'));
  return <p className={own.sentence}>{sentence.charAt(0).toUpperCase() + sentence.slice(1)}</p>;
}
