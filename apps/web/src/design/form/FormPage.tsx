import { Segmented } from 'antd';
import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LoadingState } from '@inkstone/ui-kit';
import { controlPalette } from '@inkstone/controls/palette';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageCommands } from '../frame/page-commands.ts';
import { textOf } from '../working-copy/text-of.ts';
import { useShowsVersion, useDocuments } from '../working-copy/use-working-copy.ts';
import { Link } from '../../platform/router/index.ts';
import { documentAddress, rulesPart } from '../design-address.ts';
import { Canvas } from './canvas/Canvas.tsx';
import { offeredTypes } from './control-kinds.ts';
import { unplacedItems } from './form-operations.ts';
import { formTexts } from './form.locale.ts';
import { Outline } from './outline/Outline.tsx';
import { Palette } from './palette/Palette.tsx';
import { PropertiesPanel } from './panel/PropertiesPanel.tsx';
import { FormDesignerContext, LatestDesignerContext, useNewFormDesigner, type FormDesigner } from './use-form-designer.ts';
import styles from './form-page.module.css';

const FormPreview = lazy(async () => ({ default: (await import('./preview/FormPreview.tsx')).FormPreview }));

/** Left of the canvas: the controls that can be added, or the form as a tree of names. */
const Side = memo(function Side() {
  const t = useTexts(formTexts);
  const [side, setSide] = useState<'palette' | 'outline'>('palette');
  // To a version nothing is added.
  if (useShowsVersion())
    return (
      <div className={styles.side}>
        <Outline />
      </div>
    );
  return (
    <div className={styles.side}>
      <Segmented
        block
        size="small"
        aria-label={t('side')}
        value={side}
        options={[
          { value: 'palette', label: t('palette') },
          { value: 'outline', label: t('outline') },
        ]}
        onChange={setSide}
      />
      {side === 'palette' ? <Palette /> : <Outline />}
    </div>
  );
});

/** Every control type and every data item without a control can be added from the list of commands. */
function useAddingCommands({ form, content, canEdit, add, name, addItem, setRenamed }: FormDesigner): void {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const { documents } = useDocuments();
  usePageCommands(() => {
    if (!canEdit) return [];
    // The focus goes to what is added.
    const leaving = (run: () => void): void => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      run();
    };
    return [
      ...offeredTypes(content).map((type) => ({
        key: `add-${type}`,
        label: t('addControl', { name: controlPalette[type].name[locale] }),
        run: () => leaving(() => void add(type).then(setRenamed)),
        named: {
          word: controlPalette[type].name[locale],
          run: (called: string) => leaving(() => void add(type).then((key) => (key === null ? undefined : name(key, called)))),
        },
      })),
      ...unplacedItems(documents, form).map((item) => {
        const code = textOf(item['code']);
        const label = t('addControl', { name: textOf(item['name'] ?? code) });
        return { key: `add-item-${code}`, label, run: () => leaving(() => addItem(code)) };
      }),
    ];
  });
}

interface FormPageProps {
  readonly appCode: string;
  readonly schemaCode: string;
  readonly code: string;
  /** The control that the address chooses; a column is `sheet.column`. */
  readonly chosen: string | null;
}

/** The form designer: controls to add, the form, and the properties of what is chosen. */
export const FormPage = memo(function FormPage({ appCode, schemaCode, code, chosen }: FormPageProps) {
  const form = useMemo(() => ({ kind: 'form', schemaCode, code }) as const, [schemaCode, code]);
  const designer = useNewFormDesigner(appCode, form, chosen);
  const t = useTexts(formTexts);
  const [shown, setShown] = useState<'canvas' | 'beside' | 'preview'>('canvas');
  const showsVersion = useShowsVersion();
  const latest = useRef(designer);
  useEffect(() => {
    latest.current = designer;
  });
  const read = useCallback(() => latest.current, []);
  useAddingCommands(designer);
  return (
    <FormDesignerContext value={designer}>
      <LatestDesignerContext value={read}>
        <div className={styles.designer} data-shown={shown}>
          {shown === 'canvas' ? <Side /> : null}
          <div className={styles.middle}>
            <div className={styles.bar}>
              {showsVersion ? null : (
                <Segmented
                  size="small"
                  aria-label={t('shown')}
                  value={shown}
                  options={[
                    { value: 'canvas', label: t('design') },
                    { value: 'beside', label: t('beside') },
                    { value: 'preview', label: t('preview') },
                  ]}
                  onChange={setShown}
                />
              )}
              <Link to={documentAddress(appCode, form, rulesPart)}>{t('rules')}</Link>
            </div>
            <div className={styles.panes}>
              {shown === 'preview' ? null : <Canvas />}
              {shown === 'canvas' ? null : (
                <Suspense fallback={<LoadingState shape="fields" label={t('loading')} />}>
                  <FormPreview screen={shown === 'beside' ? 'phone' : 'desktop'} />
                </Suspense>
              )}
            </div>
          </div>
          <PropertiesPanel />
        </div>
      </LatestDesignerContext>
    </FormDesignerContext>
  );
});
