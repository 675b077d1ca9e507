import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { LoadingState } from '@inkstone/ui-kit';
import { trimText } from '@inkstone/schema';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import type { ListState } from '../list-state.ts';
import type { RecordSource } from '../record-query.ts';
import { useViewChanges } from './use-view-changes.ts';
import { viewsQuery } from './view-query.ts';
import { viewStateOf } from './view-state.ts';
import { ViewLine } from './ViewLine.tsx';
import { viewTexts } from './view.locale.ts';
import styles from './views.module.css';

interface ViewsDialogProps {
  readonly source: RecordSource;
  readonly state: ListState;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

/** Saves the current state as a view, and manages the saved views. */
export function ViewsDialog({ source, state, onSaved, onClose }: ViewsDialogProps) {
  const t = useTexts(viewTexts);
  const failureText = useFailureText();
  const views = useQuery(viewsQuery(useClient(), source));
  const changes = useViewChanges(source);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const usual = views.data?.views.find(({ isDefault }) => isDefault)?.id ?? null;
  const save = (): void =>
    changes.save.mutate(
      { name: trimText(name), isShared, state: viewStateOf(state) },
      {
        onSuccess: ({ id }) => {
          setName('');
          onSaved(id);
        },
      },
    );
  return (
    <Modal open title={t('title')} footer={null} onCancel={onClose}>
      <form
        className={styles.new}
        onSubmit={(event) => {
          event.preventDefault();
          if (trimText(name) !== '') save();
        }}
      >
        <Input
          aria-label={t('name')}
          placeholder={t('name')}
          maxLength={50}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {views.data?.mayShare ? (
          <Checkbox checked={isShared} onChange={({ target }) => setShared(target.checked)}>
            {t('share')}
          </Checkbox>
        ) : null}
        <Button type="primary" htmlType="submit" disabled={trimText(name) === ''} loading={changes.save.isPending}>
          {t('save')}
        </Button>
      </form>
      {views.isError ? <QueryFailure failure={views.error} onRetry={() => void views.refetch()} /> : null}
      {views.isPending ? <LoadingState shape="rows" count={3} label={t('loading')} /> : null}
      {views.data?.views.length === 0 ? <p className="ink-muted">{t('empty')}</p> : null}
      {views.data && views.data.views.length > 0 ? (
        <fieldset className={styles.list}>
          <legend className="ink-muted ink-small">{t('opensWith')}</legend>
          <Radio checked={usual === null} onChange={() => changes.choose.mutate(null)}>
            {t('plain')}
          </Radio>
          {views.data.views.map((view) => (
            <ViewLine
              key={view.id}
              view={view}
              mayChange={view.isOwn || (view.isShared && views.data.mayShare)}
              onChoose={() => changes.choose.mutate(view.id)}
              onRename={(next) => changes.save.mutate({ ...view, name: next })}
              onTake={() => changes.save.mutate({ ...view, state: viewStateOf(state) })}
              onForget={() => changes.forget.mutate(view.id)}
            />
          ))}
        </fieldset>
      ) : null}
      {changes.failure ? (
        <p className={styles.failure} role="alert">
          {failureText(changes.failure)}
        </p>
      ) : null}
    </Modal>
  );
}
