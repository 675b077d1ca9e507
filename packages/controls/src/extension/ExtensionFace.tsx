import { useEffect, useRef } from 'react';
import { defineFaces, lazyIcon } from '../face/define-faces.ui.ts';
import type { ControlFaces, Face, FaceProps } from '../face/face.ts';
import { labelId } from '../face/field-id.ts';
import { PresentedValue } from '../presentation/PresentedValue.tsx';
import { useInputAttributes } from '../face/use-face-field.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { ExtensionBoundary } from './ExtensionBoundary.tsx';
import type { DrawnExtension, ExtensionControl, ExtensionState } from './extension-control.ts';

type OnFailure = (extension: ExtensionControl, error: unknown) => void;

/** The faces of an extension: its own drawing where something is entered, its words where it is read or when its drawing fails. */
export function extensionFaces(extension: ExtensionControl, onFailure: OnFailure): ControlFaces {
  const tell = (error: unknown): void => onFailure(extension, error);
  const Drawn: Face = (props) => (
    <ExtensionBoundary key={props.field.path} shown={<PresentedValue {...props} />} onFailure={tell}>
      <ExtensionFace {...props} extension={extension} />
    </ExtensionBoundary>
  );
  return defineFaces({
    icon: lazyIcon(() => import('@ant-design/icons/es/icons/AppstoreAddOutlined')),
    group: 'advanced',
    desktop: Drawn,
    frame: 'whole',
  });
}

interface ExtensionFaceProps extends FaceProps {
  readonly extension: ExtensionControl;
}

/** A place of its own for somebody else's drawing. */
function ExtensionFace({ extension, ...props }: ExtensionFaceProps) {
  const { field, form, locale, onBlur } = props;
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnExtension | null>(null);
  const state = useExtensionState(props);
  const latest = useRef({ state, onBlur });
  useEffect(() => {
    latest.current = { state, onBlur };
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const host = { set: (value: unknown) => form.set(field.path, value), blur: () => latest.current.onBlur() };
    drawn.current = extension.draw(element, latest.current.state, host);
    return () => {
      drawn.current?.remove();
      drawn.current = null;
      element.replaceChildren();
    };
  }, [extension, field, form, locale]);
  useEffect(() => drawn.current?.update(state), [state]);
  return <div ref={place} />;
}

function useExtensionState({ field, locale }: FaceProps): ExtensionState {
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  const { disabled, ...input } = useInputAttributes(field, locale);
  const named = 'aria-label' in input ? input : { ...input, 'aria-labelledby': labelId(field.path) };
  return {
    value,
    options,
    locale,
    label: field.label(locale),
    readonly: disabled === true,
    required: 'aria-required' in input,
    invalid: 'aria-invalid' in input,
    attributes: Object.fromEntries(Object.entries(named).map(([key, each]) => [key, String(each)])),
  };
}
