import { Input, Modal } from 'antd';
import { use, useEffect, useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { documentAddress, frameSections, sectionAddress } from '../design-address.ts';
import { designTexts } from '../design.locale.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { commandsOfFields } from './page-fields.ts';
import { foundCommands } from './found-commands.ts';
import { PageCommandsContext, type PageCommand } from './page-commands.ts';
import styles from './frame.module.css';

interface CommandListProps {
  readonly appCode: string;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onClose: () => void;
}

const mostShown = 12;

/** Everything that can be done or opened, found by typing. */
export function CommandList({ onClose, ...props }: CommandListProps) {
  const t = useTexts(designTexts);
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const commands = foundCommands(useCommands(props), text, (command, name) => t('commandNamed', { command, name })).slice(0, mostShown);
  const chosen = commands[Math.min(at, commands.length - 1)];
  const run = (command: PageCommand | undefined) => {
    if (!command) return;
    // The list keeps the focus as long as it is there.
    flushSync(onClose);
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, commands.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (event.key === 'Enter') run(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <Modal open title={t('commands')} footer={null} onCancel={onClose} width={520}>
      <Input
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen ? `${id}-${chosen.key}` : undefined}
        aria-label={t('findCommand')}
        placeholder={t('findCommand')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={`${id}-list`} role="listbox" aria-label={t('commands')} className={styles.commands}>
        {commands.map((command) => (
          <li key={command.key} id={`${id}-${command.key}`} role="option" aria-selected={command === chosen} onClick={() => run(command)}>
            <span>{command.label}</span>
            {command.shortcut ? <kbd>{command.shortcut}</kbd> : null}
          </li>
        ))}
      </ul>
      {commands.length === 0 ? <p className="ink-muted">{t('noCommand')}</p> : <p className="ink-muted ink-small">{t('commandHint')}</p>}
    </Modal>
  );
}

function useCommands({ appCode, onUndo, onRedo }: Omit<CommandListProps, 'onClose'>): readonly PageCommand[] {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const { documents } = useDocuments();
  const providers = use(PageCommandsContext);
  const fields = useFieldCommands();
  const commands: readonly PageCommand[] = [
    { key: 'undo', label: t('undo'), shortcut: 'Ctrl+Z', run: onUndo },
    { key: 'redo', label: t('redo'), shortcut: 'Ctrl+Y', run: onRedo },
    ...[...(providers ?? [])].flatMap((offered) => offered()),
    ...frameSections.map((section) => ({
      key: section,
      label: t('open', { name: t(section) }),
      run: () => navigate(sectionAddress(appCode, section)),
    })),
    { key: 'apps', label: t('open', { name: t('allApps') }), run: () => navigate('/design') },
    ...[...documents].map(([id, { key }]) => ({
      key: id.replaceAll('/', '-'),
      label: t('open', { name: key.kind === 'app' ? t('menu') : `${localizedName(nameOf(documents, key), locale)} (${key.code})` }),
      run: () => navigate(documentAddress(appCode, key)),
    })),
  ];
  const labels = new Set(commands.map(({ label }) => label));
  return [...commands, ...fields.filter(({ label }) => !labels.has(label))];
}

/** The fields and buttons of the page, also those that are still on their way when the list opens, as a panel of many properties may be. */
function useFieldCommands(): readonly PageCommand[] {
  const [page] = useState<ParentNode & Node>(() => document.querySelector('main') ?? document);
  const [fields, setFields] = useState(() => commandsOfFields(page));
  useEffect(() => {
    const observer = new MutationObserver(() => setFields(commandsOfFields(page)));
    observer.observe(page, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [page]);
  return fields;
}
