import { Button } from 'antd';
import { useState } from 'react';
import { panelGroupOf, panelGroups, panelSummaryOf } from '@inkstone/controls/panel';
import { propertyTextOf } from '@inkstone/controls/property-texts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { PanelSearch, usePanelFilter } from '../../fields/PanelSearch.tsx';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import { formTexts } from '../form.locale.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import { editorOf } from './editors/editors.ts';
import { effectiveOptions, followingItem, resettingAll, settingOption } from './option-operations.ts';
import { Property } from './Property.tsx';
import { isMixed, sharedProperties, type Edited } from './shared-properties.ts';
import styles from './panel.module.css';

/** The properties of a control, or those that several have in common: what is set is set for all of them. */
export function Properties({ edited }: { readonly edited: readonly [Edited, ...Edited[]] }) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const { form, edit, canEdit } = useFormDesigner();
  const shownDocuments = useDocuments();
  const { filter, setFilter, isShown } = usePanelFilter();
  const [showsHelp, setShowsHelp] = useShownHelp();
  const [{ key: controlKey, type, control }] = edited;
  const { options } = control;
  const isSet = (option: string): boolean => edited.some((each) => option in each.control.options);
  const setAll = (option: string, value: unknown) =>
    edit(
      edited.flatMap((each) => [
        ...settingOption(form, { ...each, option, value }),
        ...followingItem(shownDocuments, form, { ...each, option, value }),
      ]),
    );
  const shown = sharedProperties(edited).filter(([option]) => isShown(option, propertyTextOf(type, option).label, isSet(option)));
  return (
    <>
      <PanelSearch filter={filter} onFilter={setFilter} isEmpty={shown.length === 0} />
      <label className={styles.helpSwitch}>
        <input type="checkbox" checked={showsHelp} onChange={(event) => setShowsHelp(event.target.checked)} /> {t('showHelp')}
      </label>
      {panelGroups.map((group) => {
        const inGroup = shown.filter(([option]) => panelGroupOf(type, option) === group);
        return inGroup.length === 0 ? null : (
          <fieldset key={group} className={styles.group}>
            <legend>{t(group)}</legend>
            {inGroup.map(([option, prop]) => {
              const Editor = editorOf(type, option, prop);
              const { label, help } = propertyTextOf(type, option);
              return (
                <Property
                  key={option}
                  controlKey={controlKey}
                  option={option}
                  label={label[locale]}
                  help={help[locale]}
                  showsHelp={showsHelp}
                  summary={isMixed(edited, option) ? 'isMixed' : panelSummaryOf(option, prop.hint, effectiveOptions(type, options))}
                  isSet={isSet(option)}
                  onReset={isSet(option) && canEdit ? () => setAll(option, undefined) : null}
                >
                  <Editor
                    id={`property-${option}`}
                    label={label[locale]}
                    option={option}
                    prop={prop}
                    value={option in options ? options[option] : prop.default}
                    isFixed={!canEdit}
                    onChange={(value) => setAll(option, value)}
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
        <Button
          size="small"
          className={styles.resetAll ?? ''}
          onClick={() => edit(edited.flatMap((each) => resettingAll(form, each.key, each.control)))}
        >
          {t('resetAll')}
        </Button>
      ) : null}
    </>
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
