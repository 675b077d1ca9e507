import { useDeferredValue } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useChosenPart } from '../ChosenPart.tsx';
import { routeOfPart } from '../part.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import { panelTexts } from './panel.locale.ts';
import { RoutePanel } from './RoutePanel.tsx';
import { WorkflowHead } from './WorkflowHead.tsx';
import styles from '../../form/panel/panel.module.css';

/**
 * What is chosen: the workflow itself, an activity or a route. Its name is there with the choice; its settings follow in a render that the
 * next choice interrupts, so that walking with the arrow keys does not wait for them.
 */
export function WorkflowPanel() {
  const t = useTexts(panelTexts);
  const { flow } = useWorkflowDesigner();
  const chosen = useChosenPart(flow.content);
  const areSettingsShown = useDeferredValue(chosen) === chosen;
  const route = flow.content.routes.get(chosen === null ? '' : (routeOfPart(chosen) ?? ''));
  const activity = flow.content.activities.get(chosen ?? '');
  return (
    <section className={styles.panel} aria-label={t('properties')}>
      {route ? (
        <RoutePanel key={route.code} route={route} areSettingsShown={areSettingsShown} />
      ) : activity ? (
        <ActivityPanel key={activity.code} activity={activity} areSettingsShown={areSettingsShown} />
      ) : (
        <WorkflowHead />
      )}
    </section>
  );
}
