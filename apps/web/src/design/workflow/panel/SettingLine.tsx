import { Button } from 'antd';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import type { Json, JsonObject } from '@inkstone/design';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
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
  const t = useTexts(panelTexts);
  const locale = useLocale();
  const { flow, edit, canEdit } = useWorkflowDesigner();
  const { property, help, editor: Editor } = setting;
  const isSet = property in source;
  const change = (value: Json | undefined) =>
    edit([
      setProperty({ document: flow.key, path: [...path, property], value, was: source[property] }),
      ...(setting.resets?.(value) ?? [])
        .filter((other) => other in source)
        .map((other) => setProperty({ document: flow.key, path: [...path, other], value: undefined, was: source[other] })),
    ]);
  return (
    <div className={styles.property} data-setting={property} data-set={isSet || undefined}>
      <span className={styles.label}>
        <label htmlFor={`setting-${property}`}>{label}</label>
        {isSet && canEdit && !required.has(property) ? (
          <Button
            type="text"
            size="small"
            icon={<UndoOutlined />}
            aria-label={t('reset', { name: label })}
            onClick={() => change(undefined)}
          />
        ) : null}
      </span>
      <Editor
        id={`setting-${property}`}
        label={label}
        value={source[property] ?? part[property]}
        isFixed={!canEdit}
        onChange={change}
        part={part}
        setting={setting}
      />
      {help ? <span className={own.help}>{help[locale]}</span> : null}
    </div>
  );
}
