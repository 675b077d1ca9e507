import { Button, Tooltip } from 'antd';
import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import RedoOutlined from '@ant-design/icons/es/icons/RedoOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { memo, useMemo } from 'react';
import { localizedName } from '@inkstone/schema';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { LanguageSwitch } from '../../platform/page/LanguageSwitch.tsx';
import { useDocumentTitle } from '../../platform/page/use-document-title.ts';
import { Link, useNavigate } from '../../platform/router/index.ts';
import { useRested } from '../fields/use-rested.ts';
import { changedKeys } from '../working-copy/changed-keys.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { useDocuments, useOnlyLooks, useWorkingCopyState, useWorkingCopyValue } from '../working-copy/use-working-copy.ts';
import { sectionAddress } from '../design-address.ts';
import { designTexts } from '../design.locale.ts';
import { Presence } from './Presence.tsx';
import styles from './frame.module.css';

interface TopBarProps {
  readonly appCode: string;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onCommands: () => void;
  readonly onKeys: () => void;
}

export const TopBar = memo(function TopBar({ appCode, onUndo, onRedo, onCommands, onKeys }: TopBarProps) {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const onlyLooks = useOnlyLooks();
  const mayDesign = useWorkingCopyValue(({ rights }) => rights.design) && !onlyLooks;
  const canUndo = useWorkingCopyValue(({ replica }) => replica.undoable.length > 0);
  const canRedo = useWorkingCopyValue(({ replica }) => replica.redoable.length > 0);
  const name = useWorkingCopyValue(({ replica }) => localizedName(nameOf(replica.documents, { kind: 'app', code: appCode }), locale));
  useDocumentTitle(`${name} · ${t('title')}`);
  return (
    <header className={styles.bar}>
      <Link to="/design" className={styles.back!} aria-label={t('allApps')}>
        <ArrowLeftOutlined />
      </Link>
      <h1 className={styles.appName}>{name}</h1>
      <SavingState />
      <span className={styles.grow} />
      <Presence appCode={appCode} />
      <LanguageSwitch />
      <Tooltip title={`${t('undo')} (Ctrl+Z)`}>
        <Button type="text" icon={<UndoOutlined />} aria-label={t('undo')} disabled={!mayDesign || !canUndo} onClick={onUndo} />
      </Tooltip>
      <Tooltip title={`${t('redo')} (Ctrl+Y)`}>
        <Button type="text" icon={<RedoOutlined />} aria-label={t('redo')} disabled={!mayDesign || !canRedo} onClick={onRedo} />
      </Tooltip>
      <Tooltip title={`${t('keys')} (?)`}>
        <Button type="text" icon={<QuestionCircleOutlined />} aria-label={t('keys')} onClick={onKeys} />
      </Tooltip>
      <Button onClick={onCommands}>{t('commands')}</Button>
      <Publish appCode={appCode} />
    </header>
  );
});

function Publish({ appCode }: { readonly appCode: string }) {
  // Comparing a large document takes longer than a frame; the number follows the edit.
  const shown = useRested(useDocuments());
  const changed = useMemo(() => changedKeys(shown).length, [shown]);
  return <PublishButton appCode={appCode} changed={changed} />;
}

const PublishButton = memo(function PublishButton({ appCode, changed }: { readonly appCode: string; readonly changed: number }) {
  const t = useTexts(designTexts);
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => navigate(sectionAddress(appCode, 'publish'))}>
      {changed > 0 ? `${t('publish')} (${changed})` : t('publish')}
    </Button>
  );
});

function SavingState() {
  const t = useTexts(designTexts);
  const failureText = useFailureText();
  const { saving, failure, rights } = useWorkingCopyState();
  const onlyLooks = useOnlyLooks();
  if (onlyLooks) return <span className="ink-muted ink-small">{t('phoneOnlyLooks')}</span>;
  if (!rights.design) return <span className="ink-muted ink-small">{t('readOnly')}</span>;
  const isBad = saving === 'offline' || saving === 'failed';
  return (
    <span role="status" className={isBad ? styles.unsaved : 'ink-muted ink-small'}>
      {saving === 'failed' ? t('failedBecause', { failure: failureText(failure) }) : t(saving)}
    </span>
  );
}
