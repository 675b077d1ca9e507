import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Canvas } from './canvas/Canvas.tsx';
import { Palette } from './palette/Palette.tsx';
import { PropertiesPanel } from './panel/PropertiesPanel.tsx';
import { FormDesignerContext, LatestDesignerContext, useNewFormDesigner } from './use-form-designer.ts';
import styles from './form-page.module.css';

interface FormPageProps {
  readonly appCode: string;
  readonly schemaCode: string;
  readonly code: string;
  /** The control that the address chooses; a column is `sheet.column`. */
  readonly chosen: string | null;
}

/** The form designer: controls to add, the form, and the properties of what is chosen. */
export function FormPage({ appCode, schemaCode, code, chosen }: FormPageProps) {
  const form = useMemo(() => ({ kind: 'form', schemaCode, code }) as const, [schemaCode, code]);
  const designer = useNewFormDesigner(appCode, form, chosen);
  const latest = useRef(designer);
  useEffect(() => {
    latest.current = designer;
  });
  const read = useCallback(() => latest.current, []);
  return (
    <FormDesignerContext value={designer}>
      <LatestDesignerContext value={read}>
        <div className={styles.designer}>
          <Palette />
          <Canvas />
          <PropertiesPanel />
        </div>
      </LatestDesignerContext>
    </FormDesignerContext>
  );
}
