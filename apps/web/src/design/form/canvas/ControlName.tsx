import { limits, type ControlDefinition } from '@inkstone/schema';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { NameInPlace } from '../../fields/NameInPlace.tsx';
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

/** Edits the name of a control or column where it stands. */
export function NameInput({ path, control, onDone }: Pick<ControlNameProps, 'control' | 'onDone'> & { readonly path: string }) {
  const t = useTexts(formTexts);
  const latest = useLatestDesigner();
  const { name } = control.options;
  const done = (next: string | null, seen: string) => {
    if (next !== null) void latest().name(path, next, seen);
    onDone();
  };
  return (
    <NameInPlace
      label={t('rename', { name })}
      name={name}
      maxLength={control.type === 'sheet' ? limits.sheetNameLength : limits.controlNameLength}
      className={styles.nameInput}
      onDone={done}
    />
  );
}
