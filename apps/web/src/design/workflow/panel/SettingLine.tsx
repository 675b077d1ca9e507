import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { memo, useCallback, useEffect, useRef } from 'react';
import type { Json, JsonObject } from '@inkstone/design';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { IconButton } from '../../fields/IconButton.tsx';
import { setting as setProperty } from '../../working-copy/was-seen.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { panelTexts } from './panel.locale.ts';
import type { Setting } from './setting.ts';
import styles from '../../form/panel/panel.module.css';
import own from './workflow-panel.module.css';

interface SettingLineProps {
  readonly setting: Setting;
  readonly label: string;
  /** The path of the activity or route. */
  readonly path: readonly string[];
  /** What the draft says of it. */
  readonly source: JsonObject;
  /** The same with defaults. */
  readonly part: JsonObject;
}

/** Required by the schema: they are emptied instead of taken away. */
const required: ReadonlySet<string> = new Set(['participants', 'task', 'due', 'workflow', 'split']);

/** A setting with its editor; what equals the default is left out of the definition. */
export function SettingLine({ setting, label, path, source, part }: SettingLineProps) {
  const { flow, edit, canEdit } = useWorkflowDesigner();
  const { property } = setting;
  const change = (value: Json | undefined) =>
    edit([
      setProperty({ document: flow.key, path: [...path, property], value, was: source[property] }),
      ...(setting.resets?.(value) ?? [])
        .filter((other) => other in source)
        .map((other) => setProperty({ document: flow.key, path: [...path, other], value: undefined, was: source[other] })),
    ]);
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const onChange = useCallback((value: Json | undefined) => void latest.current(value), []);
  return (
    <Line
      setting={setting}
      label={label}
      value={source[property] ?? part[property]}
      part={part}
      isSet={property in source}
      isFixed={!canEdit}
      onChange={onChange}
    />
  );
}

interface LineProps extends Pick<SettingLineProps, 'setting' | 'label' | 'part'> {
  readonly value: Json | undefined;
  readonly isSet: boolean;
  readonly isFixed: boolean;
  readonly onChange: (value: Json | undefined) => void;
}

/** A panel has many: an edit of something else renders none of them. */
const Line = memo(function Line({ setting, label, value, part, isSet, isFixed, onChange }: LineProps) {
  const t = useTexts(panelTexts);
  const locale = useLocale();
  const { property, help, editor: Editor } = setting;
  return (
    <div className={styles.property} data-setting={property} data-set={isSet || undefined}>
      <span className={styles.label}>
        <label htmlFor={`setting-${property}`}>{label}</label>
        {isSet && !isFixed && !required.has(property) ? (
          <IconButton icon={<UndoOutlined />} label={t('reset', { name: label })} onClick={() => onChange(undefined)} />
        ) : null}
      </span>
      <Editor id={`setting-${property}`} label={label} value={value} isFixed={isFixed} onChange={onChange} part={part} setting={setting} />
      {help ? <span className={own.help}>{help[locale]}</span> : null}
    </div>
  );
});
