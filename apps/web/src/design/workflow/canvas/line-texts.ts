import { joinPhrases, localizedName, type Locale } from '@inkstone/schema';
import type { workflowsTexts } from '../../../admin/workflows/workflows.locale.ts';
import type { Translate } from '../../../platform/i18n/use-texts.ts';
import { flowKindOf, type FlowContent } from '../flow/flow-content.ts';
import { routeOfPart } from '../part.ts';
import type { workflowTexts } from '../workflow.locale.ts';
import type { FlowNames } from '../words/flow-names.ts';
import type { FlowWords } from '../words/flow-words.ts';
import type { Marks } from './marks.ts';

interface Said {
  readonly content: FlowContent;
  readonly words: FlowWords;
  readonly names: FlowNames;
  readonly marksOf: (part: string) => Marks;
  readonly locale: Locale;
  readonly t: Translate<keyof (typeof workflowTexts)['table']>;
  readonly kinds: Translate<keyof (typeof workflowsTexts)['table']>;
}

export interface KnownText {
  /** Everything of which the text is made. */
  readonly from: readonly unknown[];
  readonly text: string;
}

/** What a screen reader says of the lines of the outline. `known` holds what was said before; a line is put into words again only when something of it changes. */
export function createLineTexts(said: Said, known: Map<string, KnownText>): (part: string) => string {
  const { content, names, marksOf, locale, t } = said;
  const { activities, routes, routesFrom } = content;
  const activityNames = [...activities.values()].map((activity) => `${activity.code} ${localizedName(activity, locale)}`).join('\n');
  const texts = new Map<string, string>();
  function find(part: string): string {
    const { severity, note, said: figures, change } = marksOf(part);
    const route = routes.get(routeOfPart(part) ?? '');
    const siblings = route ? (routesFrom.get(route.from) ?? []) : [];
    const from = [activities.get(part), ...siblings, route, severity, note, figures, change, activityNames, names, t];
    const before = known.get(part);
    if (before && before.from.length === from.length && before.from.every((each, index) => each === from[index])) return before.text;
    const text = textOf(part, said);
    known.set(part, { from, text });
    return text;
  }
  return (part) => {
    const text = texts.get(part) ?? find(part);
    texts.set(part, text);
    return text;
  };
}

function textOf(part: string, { content, words, marksOf, locale, t, kinds }: Said): string {
  const { activities, routes, routesFrom } = content;
  const { severity, note, said, change } = marksOf(part);
  const seen = said ?? note;
  const marks = [...(severity === null ? [] : [kinds(severity)]), ...(change === null ? [] : [kinds(change)]), ...(seen ? [seen] : [])];
  const route = routes.get(routeOfPart(part) ?? '');
  if (route) {
    const siblings = routesFrom.get(route.from) ?? [];
    const condition = words.whenTaken(route, siblings);
    const branch = t('branchOf', { name: words.nameOf('activity', route.from), position: siblings.indexOf(route) + 1, condition });
    return joinPhrases([branch, t('leads', { name: words.nameOf('activity', route.to) }), ...marks], locale);
  }
  const activity = activities.get(part);
  if (!activity) return part;
  const kind = flowKindOf(activity);
  const kindText = kind === null ? t('unknownKind', { kind: activity.kind }) : kind === 'join' ? t('join') : kinds(kind);
  const summary = words.summaryOf(activity);
  return joinPhrases([localizedName(activity, locale), kindText, ...(summary ? [summary] : []), ...marks], locale);
}
