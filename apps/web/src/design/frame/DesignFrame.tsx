import { useAnnounce } from '@inkstone/ui-kit';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { whenIdle } from '../../platform/window/when-idle.ts';
import { preloadPinyin } from '../codes/code-from-name.ts';
import { CheckingContext, IssuesContext } from '../checking/issues-context.ts';
import { useIssues } from '../checking/use-issues.ts';
import { designTexts } from '../design.locale.ts';
import { useWorkingCopy } from '../working-copy/use-working-copy.ts';
import { CommandList } from './CommandList.tsx';
import { Conflicts } from './Conflicts.tsx';
import { DesignMain } from './DesignMain.tsx';
import { IssuesPanel } from './IssuesPanel.tsx';
import { KeyList } from './KeyList.tsx';
import { PageCommandsContext, type PageCommand } from './page-commands.ts';
import { PartsTree } from './PartsTree.tsx';
import { TopBar } from './TopBar.tsx';
import { UndoQuestion } from './UndoQuestion.tsx';
import styles from './frame.module.css';

/** Left the parts of the application, in the middle what is chosen, below the problems, above who else is here, undo and publishing. */
export function DesignFrame({ appCode }: { readonly appCode: string }) {
  const t = useTexts(designTexts);
  const announce = useAnnounce();
  const copy = useWorkingCopy();
  const [showsCommands, setShowsCommands] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const [asksUndo, setAsksUndo] = useState(false);
  const [pageCommands] = useState(() => new Set<() => readonly PageCommand[]>());
  const undo = useCallback(() => {
    const undone = copy.undo();
    if (undone === 'done') announce(t('undone'));
    if (undone === 'asks') setAsksUndo(true);
  }, [copy, announce, t]);
  const redo = useCallback(() => {
    if (copy.redo() === 'done') announce(t('redone'));
  }, [copy, announce, t]);
  const showCommands = useCallback(() => setShowsCommands(true), []);
  const showKeys = useCallback(() => setShowsKeys(true), []);
  useEffect(() => whenIdle(preloadPinyin), []);
  useFrameKeys({ undo, redo, commands: showCommands, help: showKeys });
  return (
    <CheckedCopy appCode={appCode}>
      <PageCommandsContext value={pageCommands}>
        <div className={styles.frame}>
          <TopBar appCode={appCode} onUndo={undo} onRedo={redo} onCommands={showCommands} onKeys={showKeys} />
          <PartsTree appCode={appCode} />
          <main className={styles.main}>
            <Conflicts />
            <DesignMain appCode={appCode} />
          </main>
          <IssuesPanel appCode={appCode} />
          {showsCommands ? <CommandList appCode={appCode} onUndo={undo} onRedo={redo} onClose={() => setShowsCommands(false)} /> : null}
          {showsKeys ? <KeyList onClose={() => setShowsKeys(false)} /> : null}
          {asksUndo ? <UndoQuestion onClose={() => setAsksUndo(false)} /> : null}
        </div>
      </PageCommandsContext>
    </CheckedCopy>
  );
}

/** Checks the working copy for what it contains; the frame is not rendered again with the answers. */
function CheckedCopy({ appCode, children }: { readonly appCode: string; readonly children: ReactNode }) {
  const { issues, isChecking } = useIssues(appCode);
  return (
    <IssuesContext value={issues}>
      <CheckingContext value={isChecking}>{children}</CheckingContext>
    </IssuesContext>
  );
}

interface FrameKeys {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly commands: () => void;
  readonly help: () => void;
}

/** Ctrl+Z, Ctrl+Y or Ctrl+Shift+Z, Ctrl+K, and ?; a field in which somebody types keeps its own undo. */
function useFrameKeys(keys: FrameKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isField(event.target) && !event.isComposing) {
        event.preventDefault();
        keys.help();
        return;
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const key = event.key.toLowerCase();
      const run = key === 'k' ? keys.commands : key === 'y' || (key === 'z' && event.shiftKey) ? keys.redo : key === 'z' ? keys.undo : null;
      if (!run || (key !== 'k' && isTyping(event.target))) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);

/** Whether a field holds text that is not saved yet. */
const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest('[data-draft]') !== null;
