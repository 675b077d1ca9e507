import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { readAppRemoval, removeDesignApp } from '@inkstone/api';
import { documentKinds, type DocumentKind } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { designAppsQuery } from '../apps/design-apps-query.ts';
import { appSettingsTexts } from './settings.locale.ts';
import styles from './settings.module.css';

interface RemoveAppDialogProps {
  readonly appCode: string;
  /** As it is typed to confirm. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Says what is removed with an application, and asks for its name. */
export function RemoveAppDialog({ appCode, name, onClose }: RemoveAppDialogProps) {
  const t = useTexts(appSettingsTexts);
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const id = useId();
  const [intention] = useState(() => createIntention());
  const [typed, setTyped] = useState('');
  const removal = useQuery({
    queryKey: ['app-removal', appCode],
    queryFn: ({ signal }) => client.call(readAppRemoval, { appCode }, { signal }),
    gcTime: 0,
  });
  const remove = useMutation({
    mutationFn: () => client.call(removeDesignApp, { appCode }, { idempotencyKey: intention.keyFor('remove') }),
    onSuccess: async () => {
      navigate('/design');
      await queries.invalidateQueries({ queryKey: ['apps'] });
      await queries.invalidateQueries(designAppsQuery(client));
    },
  });
  const isConfirmed = typed.trim() === name && removal.data?.mayRemove === true;
  return (
    <Modal
      open
      title={t('remove')}
      okText={t('remove')}
      cancelText={t('cancel')}
      okButtonProps={{ danger: true, disabled: !isConfirmed }}
      confirmLoading={remove.isPending}
      onOk={() => remove.mutate()}
      onCancel={onClose}
    >
      {removal.isError ? <QueryFailure failure={removal.error} onRetry={() => void removal.refetch()} /> : null}
      {removal.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {removal.data && !removal.data.mayRemove ? <p>{t('removeRecords', { count: removal.data.records })}</p> : null}
      {removal.data?.mayRemove ? (
        <div className={fieldStyles.dialog}>
          <p>{t('removeAsk')}</p>
          <ul className={styles.removed}>
            {removal.data.documents.map(({ kind, count }) => (
              <li key={kind}>
                {isNamedKind(kind) ? t(`kind-${kind}`) : kind} {count}
              </li>
            ))}
            {removal.data.roles > 0 ? <li>{t('removeRoles', { count: removal.data.roles })}</li> : null}
          </ul>
          <p className="ink-muted">{t('removeMore')}</p>
          <label htmlFor={id}>{t('removeType', { name })}</label>
          <Input id={id} value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
        </div>
      ) : null}
      <div role="alert" className={fieldStyles.issue}>
        {remove.error ? failureText(remove.error) : null}
      </div>
    </Modal>
  );
}

const isNamedKind = (kind: string): kind is DocumentKind => (documentKinds as readonly string[]).includes(kind);
