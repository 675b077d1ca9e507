import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { useContext } from 'react';
import { localizedOption, textOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { inputId, tipsId } from '../view/field-id.ts';
import { safeStyle } from '../markup/safe-style.ts';
import { Tip } from '../tip/Tip.tsx';
import { useSignalValue } from '../view/use-signal-value.ts';
import { GroupFoldContext } from '../view/group-fold.ts';
import styles from './group.module.css';

/** A heading that folds the rows below it. */
export function GroupDesktop({ field, locale }: ViewProps) {
  const options = useSignalValue(field.options);
  const fold = useContext(GroupFoldContext);
  const tips = localizedOption(options, 'tips', locale);
  const heading = (
    <h2 className={styles.group} data-align={textOption(options, 'align') ?? 'left'}>
      <button
        type="button"
        id={inputId(field.path)}
        className={styles.toggle}
        style={safeStyle(options)}
        aria-expanded={fold.isOpen}
        {...(tips && { 'aria-describedby': tipsId(field.path) })}
        onClick={fold.toggle}
      >
        <DownOutlined aria-hidden className={fold.isOpen ? styles.open : styles.folded} />
        {field.label(locale)}
      </button>
      {tips ? (
        <span id={tipsId(field.path)} hidden>
          {tips}
        </span>
      ) : null}
    </h2>
  );
  return tips ? (
    <Tip title={tips} trigger={['hover', 'focus']}>
      {heading}
    </Tip>
  ) : (
    heading
  );
}
