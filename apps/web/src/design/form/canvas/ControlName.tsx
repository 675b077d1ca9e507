import { useRef, useState } from 'react';
import type { ControlDefinition } from '@inkstone/schema';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { formTexts } from '../form.locale.ts';
import { useLatestDesigner } from '../use-form-designer.ts';
import styles from './canvas.module.css';

interface ControlNameProps {
  readonly control: Pick<ControlDefinition, 'key' | 'type' | 'options'>;
  readonly name: string;
  readonly isRenamed: boolean;
  readonly onDone: () => void;
}

/** The name of a control, which can be edited in place. */
export function ControlName({ control, name, isRenamed, onDone }: ControlNameProps) {
  const { options, type } = control;
  if (isRenamed) return <NameInput path={control.key} control={control} onDone={onDone} />;
  const isHidden = options['labelVisible'] === false;
  return (
    <p className={type === 'group' || type === 'title' ? styles.heading : styles.name} data-hidden={isHidden || undefined}>
      {name}
      {options['required'] === true ? <span className={styles.required}> *</span> : null}
    </p>
  );
}

/** Edits the name where it stands; Enter and leaving save it, Escape does not. */
export function NameInput({ path, control, onDone }: Pick<ControlNameProps, 'control' | 'onDone'> & { readonly path: string }) {
  const t = useTexts(formTexts);
  const latest = useLatestDesigner();
  const before = control.options.name;
  const [text, setText] = useState(before);
  const isDone = useRef(false);
  const finish = (isSaved: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    const name = text.trim();
    if (isSaved && name !== '' && name !== before) void latest().name(path, name);
    onDone();
  };
  return (
    <input
      className={styles.nameInput}
      autoFocus
      aria-label={t('rename', { name: before })}
      value={text}
      maxLength={control.type === 'sheet' ? 50 : 40}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => finish(true)}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') finish(true);
        if (event.key === 'Escape') finish(false);
      }}
    />
  );
}
