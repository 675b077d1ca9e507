import { useCallback, useEffect, useRef } from 'react';
import { Canvas } from '../canvas/Canvas.tsx';
import type { FormKey } from '../form-operations.ts';
import { PropertiesPanel } from '../panel/PropertiesPanel.tsx';
import { FormDesignerContext, LatestDesignerContext, useNewFormDesigner } from '../use-form-designer.ts';

interface DesignedPanelProps {
  readonly form: FormKey;
  /** The control whose properties are shown; given a new key to show another one. */
  readonly chosen: string;
  /** Shows the canvas too, which takes long in large forms. */
  readonly withCanvas?: boolean;
}

/** The properties of a control of a form of the application `shop`, without the palette beside them. */
export function DesignedPanel({ form, chosen, withCanvas = false }: DesignedPanelProps) {
  const designer = useNewFormDesigner('shop', form, chosen);
  const latest = useRef(designer);
  useEffect(() => {
    latest.current = designer;
  });
  const read = useCallback(() => latest.current, []);
  return (
    <FormDesignerContext value={designer}>
      <LatestDesignerContext value={read}>
        {withCanvas ? <Canvas /> : null}
        <PropertiesPanel />
      </LatestDesignerContext>
    </FormDesignerContext>
  );
}
