import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useParams } from '../../platform/router/index.ts';
import { deleteDictionary, enableDictionary } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { LoadingState, MenuButton, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { DictionaryDialog } from './DictionaryDialog.tsx';
import { dictionaryQuery, type WholeDictionary } from './dictionary-queries.ts';
import { dictionaryTexts } from './dictionary.locale.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { EntryList } from './EntryList.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useDictionaryChange } from './use-dictionary-change.ts';
import adminStyles from '../admin.module.css';
import styles from './dictionary.module.css';

/** One dictionary: its entries, and who may choose from it. */
export function DictionaryPage() {
  const { code = '' } = useParams();
  const t = useTexts(dictionaryTexts);
  const locale = useLocale();
  const whole = useQuery(dictionaryQuery(useClient(), code));
  return (
    <Page
      title={whole.data ? localizedName(whole.data.dictionary, locale) : t('title')}
      actions={whole.data ? <DictionaryActions whole={whole.data} /> : null}
    >
      <p className={styles.back}>
        <Link to="/admin/dictionary">{t('back')}</Link>
      </p>
      {whole.isError ? <QueryFailure failure={whole.error} onRetry={() => void whole.refetch()} /> : null}
      {whole.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {whole.data ? (
        <>
          <EntryList whole={whole.data} />
          <Uses uses={whole.data.usedBy} />
        </>
      ) : null}
    </Page>
  );
}

function DictionaryActions({ whole }: { readonly whole: WholeDictionary }) {
  const t = useTexts(dictionaryTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [open, setOpen] = useState<'entry' | 'edit' | 'remove' | null>(null);
  const { dictionary } = whole;
  const enable = useDictionaryChange(enableDictionary);
  const remove = useDictionaryChange(deleteDictionary, () => navigate('/admin/dictionary'));
  const close = () => setOpen(null);
  const name = localizedName(dictionary, locale);
  return (
    <div className={styles.actions}>
      {enable.error ? <span role="alert">{failureText(enable.error)}</span> : null}
      <Button type="primary" onClick={() => setOpen('entry')}>
        {t('addEntry')}
      </Button>
      <MenuButton
        side="below"
        label={t('more', { name })}
        items={[
          { key: 'edit', label: t('edit') },
          { key: 'enable', label: t(dictionary.active ? 'switchOff' : 'switchOn') },
          { key: 'remove', label: t('remove'), apart: true },
        ]}
        onChoose={(key) =>
          key === 'enable' ? enable.mutate({ id: dictionary.id, active: !dictionary.active }) : setOpen(key as 'edit' | 'remove')
        }
      >
        ⋯
      </MenuButton>
      {open === 'entry' ? <EntryDialog whole={whole} parentId={null} onClose={close} /> : null}
      {open === 'edit' ? <DictionaryDialog dictionary={dictionary} onClose={close} /> : null}
      {open === 'remove' ? (
        <RemoveDialog
          name={name}
          failure={remove.error}
          isBusy={remove.isPending}
          onRemove={() => remove.mutate({ id: dictionary.id })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

function Uses({ uses }: { readonly uses: WholeDictionary['usedBy'] }) {
  const t = useTexts(dictionaryTexts);
  const locale = useLocale();
  return (
    <>
      <h2 className={adminStyles.heading}>{t('usedBy')}</h2>
      {uses.length === 0 ? (
        <p className="ink-muted">{t('unused')}</p>
      ) : (
        <Paper>
          <ul className={adminStyles.list}>
            {uses.map(({ schemaCode, formCode, formName, formName_i18n, control }) => (
              <li key={`${schemaCode} ${formCode} ${control}`}>
                <span>{localizedName({ name: formName, name_i18n: formName_i18n }, locale)}</span>
                <span className="ink-muted ink-small">{control}</span>
              </li>
            ))}
          </ul>
        </Paper>
      )}
    </>
  );
}
