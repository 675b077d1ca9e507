import { Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { IconButton } from '../../fields/IconButton.tsx';
import { setting } from '../../working-copy/was-seen.ts';
import { useRecordFields } from '../../fields/use-record-fields.ts';
import { FormulaInput } from '../../formula/FormulaInput.tsx';
import type { FlowRoute } from '../flow/flow-content.ts';
import { routePart } from '../part.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { makeDefault, retarget } from '../workflow-operations.ts';
import { ActivitySelect } from './editors/ActivitySelect.tsx';
import { NameLines } from './NameLines.tsx';
import { PanelLine } from './PanelLine.tsx';
import { PartIssues } from './PartIssues.tsx';
import { useSchemaCode } from './use-schema-code.ts';
import { panelTexts } from './panel.locale.ts';
import { workflowTexts } from '../workflow.locale.ts';
import styles from '../../form/panel/panel.module.css';

interface RoutePanelProps {
  readonly route: FlowRoute;
  readonly areSettingsShown: boolean;
}

/** A route: where it leads, when it is taken, and its place among its siblings. */
export function RoutePanel({ route, areSettingsShown }: RoutePanelProps) {
  const t = useTexts(panelTexts);
  const { flow, canEdit, edit, remove, moveBranch, choose, nameOf } = useWorkflowDesigner();
  const { code, from, to, isDefault } = route;
  const siblings = flow.content.routesFrom.get(from) ?? [];
  const position = siblings.findIndex((each) => each.code === code);
  const activity = flow.content.activities.get(from);
  const takesAll = activity?.kind === 'parallel' && activity.isSplit;
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <strong>{t('route')}</strong>
        {canEdit ? <IconButton icon={<DeleteOutlined />} label={t('remove')} onClick={() => remove(routePart(code))} /> : null}
      </div>
      <NameLines id="workflow-panel-first" label={t('name')} path={['routes', code]} source={route.source} />
      <PanelLine property="code" label={t('code')}>
        <code>{code}</code>
      </PanelLine>
      <PanelLine property="from" label={t('from')}>
        <button type="button" className="ink-plain-button" onClick={() => choose(from)}>
          {nameOf(from)}
        </button>
      </PanelLine>
      <PanelLine property="to" label={t('to')}>
        <ActivitySelect
          label={t('to')}
          value={to}
          isFixed={!canEdit}
          offersAll
          onChange={(next) => next !== '' && edit(retarget(flow, code, next))}
        />
      </PanelLine>
      {activity?.kind === 'approve' || activity?.kind === 'handle' || route.outcome ? <OutcomeLine route={route} /> : null}
      {siblings.length > 1 && !isDefault ? (
        <PanelLine property="order" label={t('order')}>
          <span className={styles.buttons}>
            <span>{position + 1}</span>
            <Button size="small" disabled={!canEdit || position === 0} onClick={() => moveBranch(code, -1)}>
              {t('earlier')}
            </Button>
            <Button size="small" disabled={!canEdit || siblings[position + 1]?.isDefault !== false} onClick={() => moveBranch(code, 1)}>
              {t('later')}
            </Button>
          </span>
        </PanelLine>
      ) : null}
      {!areSettingsShown || (takesAll && route.condition === '') ? null : <Condition route={route} isOnly={siblings.length === 1} />}
      <PartIssues document={flow.key} part={routePart(code)} />
    </header>
  );
}

function OutcomeLine({ route }: { readonly route: FlowRoute }) {
  const t = useTexts(panelTexts);
  const words = useTexts(workflowTexts);
  const { flow, canEdit, edit } = useWorkflowDesigner();
  const { source, code, outcome } = route;
  return (
    <PanelLine property="outcome" label={t('outcome')}>
      <select
        className={styles.select}
        aria-label={t('outcome')}
        value={outcome ?? ''}
        disabled={!canEdit}
        onChange={(event) =>
          edit([
            setting({
              document: flow.key,
              path: ['routes', code, 'outcome'],
              value: event.target.value || undefined,
              was: source['outcome'],
            }),
          ])
        }
      >
        <option value="">{t('anyOutcome')}</option>
        <option value="agree">{words('onAgree')}</option>
        <option value="disagree">{words('onDisagree')}</option>
        <option value="timeout">{words('onTimeout')}</option>
      </select>
    </PanelLine>
  );
}

function Condition({ route, isOnly }: { readonly route: FlowRoute; readonly isOnly: boolean }) {
  const t = useTexts(panelTexts);
  const { flow, canEdit, edit } = useWorkflowDesigner();
  const fields = useRecordFields(useSchemaCode());
  const { code, source, isDefault, condition } = route;
  const set = (property: string, value: string | boolean | undefined) =>
    setting({ document: flow.key, path: ['routes', code, property], value, was: source[property] });
  return (
    <>
      {isDefault ? (
        <>
          <p className={styles.hint}>{t('isDefault')}</p>
          {canEdit ? (
            <Button size="small" data-setting="default" onClick={() => edit([set('default', undefined)])}>
              {t('noDefault')}
            </Button>
          ) : null}
        </>
      ) : (
        <div className={styles.property} data-setting="condition">
          <span className={styles.label}>{t('condition')}</span>
          <FormulaInput
            label={t('condition')}
            text={condition}
            fields={fields}
            expects="logic"
            isFixed={!canEdit}
            onChange={(text) => edit([set('condition', text)])}
          />
          <span className={styles.hint}>{t('conditionHint')}</span>
          {canEdit && !isOnly ? (
            <Button size="small" data-setting="default" onClick={() => edit(makeDefault(flow, code))}>
              {t('makeDefault')}
            </Button>
          ) : null}
        </div>
      )}
    </>
  );
}
