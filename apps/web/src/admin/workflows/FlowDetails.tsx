import type { WorkflowDetails } from '@inkstone/api';
import { joinClauses, joinPhrases, localizedName, type Route, type WorkflowDefinition } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { workflowsTexts } from './workflows.locale.ts';
import styles from './workflows.module.css';

interface FlowDetailsProps {
  readonly definition: WorkflowDefinition;
  readonly details: WorkflowDetails;
}

const outcomeKeys = { agree: 'onAgree', disagree: 'onDisagree', timeout: 'onTimeout' } as const;

/** What the diagram has no room for: the participants of each activity, and the condition of each of its routes in words. */
export function FlowDetails({ definition, details }: FlowDetailsProps) {
  const t = useTexts(workflowsTexts);
  const locale = useLocale();
  const { activities, routes } = definition;
  const participantsOf = new Map(details.activities.map(({ code, participants }) => [code, participants]));
  const conditionOf = new Map(details.routes.map(({ code, condition }) => [code, condition]));
  const nameOf = (code: string): string => {
    const activity = activities.find((each) => each.code === code);
    return activity ? localizedName(activity, locale) : code;
  };
  const routeText = (route: Route): string => {
    const to = nameOf(route.to);
    const parts = [
      ...(route.outcome ? [t(outcomeKeys[route.outcome])] : []),
      ...(conditionOf.has(route.code) ? [conditionOf.get(route.code)!] : []),
      ...(route.default ? [t('otherwise')] : []),
    ];
    return parts.length > 0 ? t('nextIf', { to, condition: joinPhrases(parts, locale) }) : t('nextTo', { to });
  };
  return (
    <ul className={styles.list} aria-label={t('details')}>
      {activities.map((activity) => {
        const people = participantsOf.get(activity.code);
        const next = routes.filter(({ from }) => from === activity.code).toSorted((a, b) => a.order - b.order);
        return (
          <li key={activity.code}>
            <strong>{nameOf(activity.code)}</strong> <span className={styles.mark}>{t(activity.kind)}</span>
            {people ? (
              <p className={styles.detail}>
                {t(activity.kind === 'circulate' ? 'readers' : 'participants', { people: joinClauses(people, locale) })}
              </p>
            ) : null}
            {next.map((route) => (
              <p key={route.code} className={styles.detail}>
                {routeText(route)}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
