import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import type { Field } from '@inkstone/form-engine';
import { fillText, type Locale } from '@inkstone/schema';
import { localizedOption, textOption } from '../options/declared-option.ts';
import { inputId, labelId, tipsId } from '../view/field-id.ts';
import { safeStyle } from '../markup/safe-style.ts';
import { Tip } from '../tip/Tip.tsx';
import { useSignalValue } from '../view/use-signal-value.ts';
import { rendererText } from './renderer.locale.ts';
import styles from './layout.module.css';

interface FieldLabelProps {
  readonly field: Field;
  readonly locale: Locale;
  /** Whether it is a `label` for one input; otherwise it only names the group that follows. */
  readonly isForInput: boolean;
  readonly isRequired: boolean;
}

/** The label with the required mark and an explanation on demand. */
export function FieldLabel({ field, locale, isForInput, isRequired }: FieldLabelProps) {
  const options = useSignalValue(field.options);
  const label = field.label(locale);
  const tips = localizedOption(options, 'tips', locale);
  const isShown = options['labelVisible'] !== false;
  return (
    <div className={isShown ? styles.label : 'ink-hidden'} data-align={textOption(options, 'labelAlign') ?? 'left'}>
      {isForInput ? (
        <label id={labelId(field.path)} htmlFor={inputId(field.path)} style={safeStyle(options)}>
          {label}
        </label>
      ) : (
        <span id={labelId(field.path)} style={safeStyle(options)}>
          {label}
        </span>
      )}
      {isRequired ? (
        <span className={styles.required}>
          <span aria-hidden="true">*</span>
          <span className="ink-hidden">{rendererText.required[locale]}</span>
        </span>
      ) : null}
      {tips ? (
        <Tip title={tips} trigger={['hover', 'focus', 'click']}>
          <button type="button" className={styles.tips} aria-label={fillText(rendererText.tips[locale], { label })}>
            <QuestionCircleOutlined aria-hidden />
          </button>
        </Tip>
      ) : null}
      {tips ? (
        <span id={tipsId(field.path)} hidden>
          {tips}
        </span>
      ) : null}
    </div>
  );
}
