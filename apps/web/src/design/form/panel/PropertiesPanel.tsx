import { Button } from 'antd';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { useId, useState } from 'react';
import { controlModels } from '@inkstone/controls/models';
import {
  inPanelOrder,
  isOptionOffered,
  panelGroupOf,
  panelGroups,
  panelHelpOf,
  panelSummaryOf,
  type PanelSummary,
} from '@inkstone/controls/panel';
import type { ControlDefinition } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useIssuesOf } from '../../checking/issues-context.ts';
import { useWorkingCopyState } from '../../working-copy/use-working-copy.ts';
import { isControlType } from '../control-kinds.ts';
import { formTexts } from '../form.locale.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import { ControlHead } from './ControlHead.tsx';
import { editorOf } from './editors/editors.ts';
import { FormHead } from './FormHead.tsx';
import { effectiveOptions, followingModel, resettingAll, settingOption } from './option-operations.ts';
import { SeveralControls } from './SeveralControls.tsx';
import styles from './panel.module.css';

/** The properties of what is chosen: the form itself, a control or a column, or several controls. */
export function PropertiesPanel() {
  const t = useTexts(formTexts);
  const { content, chosen, identityOf } = useFormDesigner();
  const [first] = chosen;
  const control = first === undefined ? null : controlAt(content.controls, first);
  return (
    <section className={styles.panel} aria-label={t('properties')}>
      {chosen.length > 1 ? (
        <SeveralControls />
      ) : first !== undefined && control ? (
        <ControlProperties key={identityOf(first)} controlKey={first} control={control} />
      ) : (
        <FormHead />
      )}
    </section>
  );
}

function controlAt(controls: ReadonlyMap<string, ControlDefinition>, key: string): ControlDefinition | null {
  const [control, column] = key.split('.');
  const found = controls.get(control!);
  return (column === undefined ? found : (found?.columns?.find((each) => each.key === column) as ControlDefinition | undefined)) ?? null;
}

interface ControlPropertiesProps {
  readonly controlKey: string;
  readonly control: ControlDefinition;
}

/** Options that the head of the panel edits, or that only say what stands elsewhere. */
const inHead: ReadonlySet<string> = new Set(['name', 'name_i18n', 'span', 'dataItemName', 'dataItemType', 'widgetType']);

function ControlProperties({ controlKey, control }: ControlPropertiesProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const { form, edit, canEdit } = useFormDesigner();
  const { replica } = useWorkingCopyState();
  const [sought, setSought] = useState('');
  const [isChangedOnly, setChangedOnly] = useState(false);
  const [showsHelp, setShowsHelp] = useShownHelp();
  const { type, options } = control;
  if (!isControlType(type)) return <p className={styles.hint}>{t('unknownType', { type })}</p>;
  const sheetProps = controlKey.includes('.') ? (controlModels.sheet.columnProps ?? {}) : {};
  const props = { ...controlModels[type].props, ...sheetProps };
  const effective = effectiveOptions(type, options);
  const wanted = sought.trim().toLowerCase();
  const shown = inPanelOrder(Object.entries(props)).filter(
    ([option, { label }]) =>
      !inHead.has(option) &&
      isOptionOffered(type, option, effective) &&
      (!isChangedOnly || option in options) &&
      [label.zh, label.en, option].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <>
      <ControlHead controlKey={controlKey} control={control} type={type} />
      <div className={styles.tools}>
        <input
          type="search"
          className={styles.search}
          aria-label={t('searchProperties')}
          placeholder={t('searchProperties')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <label>
          <input type="checkbox" checked={isChangedOnly} onChange={(event) => setChangedOnly(event.target.checked)} /> {t('changedOnly')}
        </label>
      </div>
      <label className={styles.helpSwitch}>
        <input type="checkbox" checked={showsHelp} onChange={(event) => setShowsHelp(event.target.checked)} /> {t('showHelp')}
      </label>
      {shown.length === 0 ? <p className={styles.hint}>{t('noProperties')}</p> : null}
      {panelGroups.map((group) => {
        const inGroup = shown.filter(([option]) => panelGroupOf(type, option) === group);
        return inGroup.length === 0 ? null : (
          <fieldset key={group} className={styles.group}>
            <legend>{t(group)}</legend>
            {inGroup.map(([option, prop]) => {
              const Editor = editorOf(type, option, prop);
              return (
                <Property
                  key={option}
                  controlKey={controlKey}
                  option={option}
                  label={prop.label[locale]}
                  help={panelHelpOf(type, option)?.[locale] ?? ''}
                  showsHelp={showsHelp}
                  summary={panelSummaryOf(option, prop.hint, effective)}
                  isSet={option in options}
                  onReset={reset(option)}
                >
                  <Editor
                    id={`property-${option}`}
                    label={prop.label[locale]}
                    prop={prop}
                    value={option in options ? options[option] : prop.default}
                    isFixed={!canEdit}
                    onChange={(value) =>
                      edit([
                        ...settingOption(form, { key: controlKey, type, control, option, value }),
                        ...followingModel(replica, form, { key: controlKey, option, value }),
                      ])
                    }
                    controlKey={controlKey}
                    control={control}
                    type={type}
                  />
                </Property>
              );
            })}
          </fieldset>
        );
      })}
      {canEdit ? (
        <Button size="small" className={styles.resetAll ?? ''} onClick={() => edit(resettingAll(form, controlKey, control))}>
          {t('resetAll')}
        </Button>
      ) : null}
    </>
  );

  function reset(option: string): (() => void) | null {
    if (!(option in options) || !canEdit) return null;
    return () => edit(settingOption(form, { key: controlKey, type: type as never, control, option, value: undefined }));
  }
}

interface PropertyProps {
  readonly controlKey: string;
  readonly option: string;
  readonly label: string;
  readonly help: string;
  readonly showsHelp: boolean;
  readonly summary: PanelSummary | null;
  readonly isSet: boolean;
  readonly onReset: (() => void) | null;
  readonly children: React.ReactNode;
}

/** A property with its name, its editor, and what is wrong with it. */
function Property({ controlKey, option, label, help, showsHelp, summary, isSet, onReset, children }: PropertyProps) {
  const t = useTexts(formTexts);
  const id = useId();
  const { form } = useFormDesigner();
  const issues = useIssuesOf(form, controlKey, option);
  return (
    <div className={styles.property} data-option={option} data-set={isSet || undefined}>
      <span className={styles.label}>
        <label htmlFor={`property-${option}`} title={help}>
          {label}
        </label>
        {summary ? <span className={styles.summary}>{t(summary)}</span> : null}
        {onReset ? (
          <Button type="text" size="small" icon={<UndoOutlined />} aria-label={t('resetOne', { name: label })} onClick={onReset} />
        ) : null}
      </span>
      {children}
      {showsHelp ? <p className={styles.help}>{help}</p> : null}
      {issues.map((issue, index) => (
        <p key={`${id} ${index}`} className={styles.issue} data-severity={issue.severity}>
          {issue.detail}
        </p>
      ))}
    </div>
  );
}

const helpKey = 'inkstone-design-help';

/** Whether the help of each property is shown below its name; remembered for this browser. */
function useShownHelp(): readonly [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(() => localStorage.getItem(helpKey) === 'shown');
  const set = (next: boolean) => {
    localStorage.setItem(helpKey, next ? 'shown' : 'hidden');
    setShown(next);
  };
  return [isShown, set];
}
