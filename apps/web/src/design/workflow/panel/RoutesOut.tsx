import { Button } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { setting } from '../../working-copy/was-seen.ts';
import type { FlowActivity } from '../flow/flow-content.ts';
import { routePart } from '../part.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { addExit, connecting } from '../workflow-operations.ts';
import { ActivitySelect } from './editors/ActivitySelect.tsx';
import { PanelLine } from './PanelLine.tsx';
import { panelTexts } from './panel.locale.ts';
import styles from '../../form/panel/panel.module.css';
import own from './workflow-panel.module.css';

/** Where an activity leads, with what it takes to draw any other route. */
export function RoutesOut({ activity }: { readonly activity: FlowActivity }) {
  const t = useTexts(panelTexts);
  const { flow, words, edit, choose, nameOf, canEdit } = useWorkflowDesigner();
  const { code, kind, source } = activity;
  const routes = flow.content.routesFrom.get(code) ?? [];
  const has = (outcome: 'disagree' | 'timeout') => routes.some((route) => route.outcome === outcome);
  const addDisagree = () =>
    edit([
      ...addExit(flow, code, 'disagree'),
      setting({ document: flow.key, path: ['activities', code, 'whenFailed'], value: { kind: 'route' }, was: source['whenFailed'] }),
    ]);
  if (kind === 'end') return null;
  return (
    <fieldset className={styles.group}>
      <legend>{t('routes')}</legend>
      <ul className={own.routes}>
        {routes.map((route) => (
          <li key={route.code}>
            <button type="button" className="ink-plain-button" onClick={() => choose(routePart(route.code))}>
              {routes.length > 1 ? `${words.whenTaken(route, routes)} → ` : '→ '}
              {nameOf(route.to)}
            </button>
          </li>
        ))}
      </ul>
      {canEdit ? (
        <>
          <PanelLine property="addRoute" label={t('addRoute')}>
            <ActivitySelect
              label={t('addRoute')}
              value=""
              isFixed={false}
              offersAll
              onChange={(to) => to !== '' && edit([connecting(flow, code, to)])}
            />
          </PanelLine>
          {kind === 'approve' && !has('disagree') ? <AddExit label={t('addDisagree')} onAdd={addDisagree} /> : null}
          {(kind === 'approve' || kind === 'handle') && !has('timeout') ? (
            <AddExit label={t('addTimeout')} onAdd={() => edit(addExit(flow, code, 'timeout'))} />
          ) : null}
        </>
      ) : null}
    </fieldset>
  );
}

/** An edit of something else does not render its button. */
function AddExit({ label, onAdd }: { readonly label: string; readonly onAdd: () => void }) {
  const latest = useRef(onAdd);
  useEffect(() => {
    latest.current = onAdd;
  });
  return useMemo(
    () => (
      <Button size="small" onClick={() => latest.current()}>
        {label}
      </Button>
    ),
    [label],
  );
}
