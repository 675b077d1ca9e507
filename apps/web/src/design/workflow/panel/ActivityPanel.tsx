import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { lazy, memo, Suspense, useMemo } from 'react';
import { documentId, objectsIn, type JsonObject } from '@inkstone/design';
import { workflowsTexts } from '../../../admin/workflows/workflows.locale.ts';
import { loadPart } from '../../frame/load-part.ts';
import { laterParts } from '../later-parts.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../fields/DraftInput.tsx';
import { IconButton } from '../../fields/IconButton.tsx';
import { PanelSearch, usePanelFilter } from '../../fields/PanelSearch.tsx';
import { SwitchInput } from '../../fields/SwitchInput.tsx';
import { useWorkingCopyValue } from '../../working-copy/use-working-copy.ts';
import { PermissionEditor } from '../rights/PermissionEditor.tsx';
import { ParticipantSentence } from '../participants/ParticipantSentence.tsx';
import { WhoThen } from '../participants/WhoThen.tsx';
import { flowKindOf, isActivityKind, type FlowActivity } from '../flow/flow-content.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { workflowTexts } from '../workflow.locale.ts';
import { activitySettings } from './activity-settings.ts';
import { ChoiceEditor } from './editors/ChoiceEditor.tsx';
import { RequirementsEditor } from './editors/RequirementsEditor.tsx';
import { NameLines } from './NameLines.tsx';
import { PanelLine } from './PanelLine.tsx';
import { PartIssues } from './PartIssues.tsx';
import { RoutesOut } from './RoutesOut.tsx';
import { SettingLine } from './SettingLine.tsx';
import { settingGroups, type Setting } from './setting.ts';
import { panelTexts } from './panel.locale.ts';
import styles from '../../form/panel/panel.module.css';

const BranchIssues = lazy(async () => ({ default: (await loadPart(laterParts.BranchIssues)).BranchIssues }));

const noSettings: readonly Setting[] = [];

interface ActivityProps {
  readonly activity: FlowActivity;
}

const copyIcon = <CopyOutlined />;
const deleteIcon = <DeleteOutlined />;

/** They keep nothing of their own, so that the next activity of the same kind takes them over. */
const withoutState: ReadonlySet<unknown> = new Set([ChoiceEditor, SwitchInput, RequirementsEditor, PermissionEditor]);

/** Every setting of the kind of an activity; a walk over activities of one kind changes what differs only. */
export const ActivitySettings = memo(function ActivitySettings({ activity }: ActivityProps) {
  const t = useTexts(panelTexts);
  const locale = useLocale();
  const { filter, setFilter, isShown } = usePanelFilter(activity.code);
  const { source, joins } = activity;
  const settings = isActivityKind(activity.kind) ? activitySettings[activity.kind] : noSettings;
  const part: JsonObject = useMemo(() => {
    const defaults = settings.flatMap((each) => (each.default === undefined ? [] : [[each.property, each.default]]));
    return { ...Object.fromEntries(defaults), ...source };
  }, [settings, source]);
  const shown = settings.filter(
    ({ property, label, applies }) =>
      (property !== 'split' || joins !== null) && (applies === undefined || applies(part)) && isShown(property, label, property in source),
  );
  return (
    <>
      {settings.length > 3 ? <PanelSearch filter={filter} onFilter={setFilter} isEmpty={shown.length === 0} /> : null}
      {settingGroups.map((group) => {
        const own = shown.filter((setting) => setting.group === group);
        return own.length === 0 ? null : (
          <fieldset key={group} className={styles.group}>
            <legend>{t(group)}</legend>
            {group === 'people' ? <ParticipantSentence part={part} /> : null}
            {own.map((setting) => (
              <SettingLine
                key={withoutState.has(setting.editor) ? setting.property : `${setting.property} ${activity.code}`}
                setting={setting}
                path={['activities', activity.code]}
                source={source}
                part={part}
                label={setting.label[locale]}
              />
            ))}
            {group === 'people' ? <WhoThen activity={activity.code} /> : null}
          </fieldset>
        );
      })}
      <RoutesOut key={`routes ${activity.code}`} activity={activity} />
      {activity.kind === 'exclusive' || activity.isSplit ? (
        <Suspense fallback={null}>
          <BranchIssues activity={activity} />
        </Suspense>
      ) : null}
    </>
  );
});

interface ActivityHeadProps extends ActivityProps {
  /** They follow, as the settings do. */
  readonly areIssuesShown: boolean;
}

/** What an activity is called, and what is wrong with it. */
export const ActivityHead = memo(function ActivityHead({ activity, areIssuesShown }: ActivityHeadProps) {
  const t = useTexts(panelTexts);
  const kinds = useTexts(workflowsTexts);
  const words = useTexts(workflowTexts);
  const { flow, canEdit, rename, remove, duplicate } = useWorkflowDesigner();
  const { code } = activity;
  const kind = flowKindOf(activity);
  const isFixedKind = kind === 'start';
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <strong>{kind === null ? words('unknownKind', { kind: activity.kind }) : kind === 'join' ? words('join') : kinds(kind)}</strong>
        {canEdit && !isFixedKind ? (
          <span>
            <IconButton icon={copyIcon} label={t('duplicate')} onClick={() => duplicate(code)} />
            <IconButton icon={deleteIcon} label={t('remove')} onClick={() => remove(code)} />
          </span>
        ) : null}
      </div>
      <NameLines
        key={`name ${code}`}
        id="workflow-panel-first"
        label={t('name')}
        path={['activities', code]}
        source={activity.source}
        onName={(name, seen) => void rename(code, name, seen)}
      />
      <CodeLine key={`code ${code}`} code={code} />
      {areIssuesShown ? <PartIssues document={flow.key} part={code} /> : null}
    </header>
  );
});

/** The code of an activity; once published it cannot change. */
function CodeLine({ code }: { readonly code: string }) {
  const t = useTexts(panelTexts);
  const { flow, edit, choose, canEdit } = useWorkflowDesigner();
  const before = useWorkingCopyValue(({ replica }) => replica.published.get(documentId(flow.key))?.content);
  const published = objectsIn(before?.['activities']).some((each) => each['code'] === code);
  return (
    <PanelLine property="code" label={t('code')} title={published ? t('codePublished') : undefined}>
      <DraftInput
        isCode
        label={t('code')}
        value={code}
        maxLength={64}
        disabled={!canEdit || published}
        onCommit={(to) => edit([{ op: 'rename', document: flow.key, path: ['activities', code], to }]) && choose(to)}
      />
    </PanelLine>
  );
}
