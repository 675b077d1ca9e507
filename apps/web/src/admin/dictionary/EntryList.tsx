import { useState } from 'react';
import { deleteDictionary, enableDictionary, sortDictionary, type DictionaryEntry } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { EmptyState, MenuButton, Paper } from '@inkstone/ui-kit';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import type { WholeDictionary } from './dictionary-queries.ts';
import { dictionaryTexts } from './dictionary.locale.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { depthsOf, movedBy, siblingsOf } from './entry-order.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useDictionaryChange } from './use-dictionary-change.ts';
import adminStyles from '../admin.module.css';
import styles from './dictionary.module.css';

type EntryDialogState = { readonly kind: 'edit' | 'remove' | 'below'; readonly entry: DictionaryEntry } | null;

/** The entries as an indented tree, each with its actions. */
export function EntryList({ whole }: { readonly whole: WholeDictionary }) {
  const t = useTexts(dictionaryTexts);
  const locale = useLocale();
  const failureText = useFailureText();
  const [dialog, setDialog] = useState<EntryDialogState>(null);
  const close = () => setDialog(null);
  const { entries, dictionary } = whole;
  const enable = useDictionaryChange(enableDictionary);
  const order = useDictionaryChange(sortDictionary);
  const remove = useDictionaryChange(deleteDictionary, close);
  const depths = depthsOf(entries);
  const failure = enable.error ?? order.error;

  function handleChoice(entry: DictionaryEntry, key: string): void {
    if (key === 'enable') return enable.mutate({ id: entry.id, active: !entry.active });
    if (key !== 'up' && key !== 'down') return setDialog({ kind: key as 'edit', entry });
    const ids = movedBy(siblingsOf(entries, entry), entry, key === 'up' ? -1 : 1).map(({ id }) => id);
    return order.mutate({ dictionaryId: dictionary.id, parentId: entry.parentId, ids });
  }

  if (entries.length === 0) return <EmptyState title={t('noEntries')} />;
  return (
    <>
      {failure ? <p role="alert">{failureText(failure)}</p> : null}
      <Paper>
        <ul className={`${adminStyles.list} ${styles.entries}`} aria-label={t('entries')}>
          {entries.map((entry) => (
            <li
              key={entry.id}
              data-off={entry.active ? undefined : true}
              style={{ paddingInlineStart: 16 + 24 * (depths.get(entry.id) ?? 0) }}
            >
              <p>
                {localizedName(entry, locale)} <span className="ink-muted ink-small">{entry.code}</span>
                {entry.active ? null : <span className={styles.off}>{t('off')}</span>}
              </p>
              <MenuButton
                side="below"
                label={t('more', { name: localizedName(entry, locale) })}
                items={[
                  { key: 'edit', label: t('edit') },
                  ...(dictionary.kind === 'tree' ? [{ key: 'below', label: t('addBelow') }] : []),
                  { key: 'up', label: t('up'), disabled: siblingsOf(entries, entry).at(0) === entry },
                  { key: 'down', label: t('down'), disabled: siblingsOf(entries, entry).at(-1) === entry },
                  { key: 'enable', label: t(entry.active ? 'switchOff' : 'switchOn') },
                  { key: 'remove', label: t('remove'), apart: true },
                ]}
                onChoose={(key) => handleChoice(entry, key)}
              >
                ⋯
              </MenuButton>
            </li>
          ))}
        </ul>
      </Paper>
      {dialog?.kind === 'edit' ? <EntryDialog whole={whole} entry={dialog.entry} parentId={dialog.entry.parentId} onClose={close} /> : null}
      {dialog?.kind === 'below' ? <EntryDialog whole={whole} parentId={dialog.entry.id} onClose={close} /> : null}
      {dialog?.kind === 'remove' ? (
        <RemoveDialog
          name={localizedName(dialog.entry, locale)}
          failure={remove.error}
          isBusy={remove.isPending}
          onRemove={() => remove.mutate({ id: dialog.entry.id })}
          onClose={() => {
            remove.reset();
            close();
          }}
        />
      ) : null}
    </>
  );
}
