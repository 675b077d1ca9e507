import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useShowsVersion } from '../../working-copy/use-working-copy.ts';
import { useChosenPart } from '../ChosenPart.tsx';
import { isActivityKind } from '../flow/flow-content.ts';
import { AssumedInitiator } from '../participants/WhoThen.tsx';
import { routeOfPart } from '../part.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { ActivityHead, ActivitySettings } from './ActivityPanel.tsx';
import { activitySettings } from './activity-settings.ts';
import { panelTexts } from './panel.locale.ts';
import { RoutePanel } from './RoutePanel.tsx';
import { useRested } from '../../fields/use-rested.ts';
import { WorkflowHead } from './WorkflowHead.tsx';
import styles from '../../form/panel/panel.module.css';
import own from './workflow-panel.module.css';

const asksPeople = (kind: string): boolean => isActivityKind(kind) && activitySettings[kind].some(({ group }) => group === 'people');

/**
 * What is chosen: the workflow itself, an activity or a route. Its name is there with the choice; its settings follow, so that walking with
 * the arrow keys does not wait for them. As whom the workflow is tried stays while the choice changes.
 */
export function WorkflowPanel() {
  const t = useTexts(panelTexts);
  const { flow } = useWorkflowDesigner();
  const showsVersion = useShowsVersion();
  const chosen = useChosenPart(flow.content);
  const rested = useRested(chosen);
  const areSettingsShown = rested === chosen;
  const route = flow.content.routes.get(chosen === null ? '' : (routeOfPart(chosen) ?? ''));
  const activity = flow.content.activities.get(chosen ?? '');
  const settled = flow.content.activities.get(rested ?? '');
  return (
    <section className={styles.panel} aria-label={t('properties')} aria-busy={!areSettingsShown}>
      {route ? (
        <RoutePanel key={route.code} route={route} areSettingsShown={areSettingsShown} />
      ) : activity ? (
        <ActivityHead activity={activity} areIssuesShown={areSettingsShown} />
      ) : (
        <WorkflowHead />
      )}
      {showsVersion ? null : (
        <div className={own.assumed} hidden={!activity || !asksPeople(activity.kind)}>
          <AssumedInitiator />
        </div>
      )}
      {settled ? (
        <div hidden={!areSettingsShown}>
          <ActivitySettings key={`${settled.kind} ${settled.joins === null}`} activity={settled} />
        </div>
      ) : null}
    </section>
  );
}
