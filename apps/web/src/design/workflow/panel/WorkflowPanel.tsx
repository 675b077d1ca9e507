import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { routeOfPart } from '../part.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import { panelTexts } from './panel.locale.ts';
import { RoutePanel } from './RoutePanel.tsx';
import { WorkflowHead } from './WorkflowHead.tsx';
import styles from '../../form/panel/panel.module.css';

/** The settings of what is chosen: the workflow itself, an activity or a route. */
export function WorkflowPanel() {
  const t = useTexts(panelTexts);
  const { flow, chosen } = useWorkflowDesigner();
  const route = flow.content.routes.get(chosen === null ? '' : (routeOfPart(chosen) ?? ''));
  const activity = flow.content.activities.get(chosen ?? '');
  return (
    <section className={styles.panel} aria-label={t('properties')}>
      {route ? (
        <RoutePanel key={route.code} route={route} />
      ) : activity ? (
        <ActivityPanel key={activity.code} activity={activity} />
      ) : (
        <WorkflowHead />
      )}
    </section>
  );
}
