import { useEffect, useRef } from 'react';
import { defineViews } from '../presentation/define-views.ui.ts';
import type { ControlViews, ControlView, ViewProps } from '../view/control-view.ts';
import { labelId } from '../view/field-id.ts';
import { PresentedValue } from '../presentation/PresentedValue.tsx';
import { useInputAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { ExtensionBoundary } from './ExtensionBoundary.tsx';
import type { RenderedExtension, ExtensionControl, ExtensionState } from './extension-control.ts';

type OnFailure = (extension: ExtensionControl, error: unknown) => void;

/** Returns the views of an extension: its own rendering for input, and its text when it is read-only or its rendering fails. */
export function extensionViews(extension: ExtensionControl, onFailure: OnFailure): ControlViews {
  const report = (error: unknown): void => onFailure(extension, error);
  const Rendered: ControlView = (props) => (
    <ExtensionBoundary key={props.field.path} fallback={<PresentedValue {...props} />} onFailure={report}>
      <ExtensionView {...props} extension={extension} />
    </ExtensionBoundary>
  );
  return defineViews({ desktop: Rendered, frame: 'whole' });
}

interface ExtensionViewProps extends ViewProps {
  readonly extension: ExtensionControl;
}

/** A container that the extension renders into. */
function ExtensionView({ extension, ...props }: ExtensionViewProps) {
  const { field, form, locale, onBlur } = props;
  const container = useRef<HTMLDivElement>(null);
  const rendered = useRef<RenderedExtension | null>(null);
  const state = useExtensionState(props);
  const latest = useRef({ state, onBlur });
  useEffect(() => {
    latest.current = { state, onBlur };
  });
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const host = { set: (value: unknown) => form.set(field.path, value), blur: () => latest.current.onBlur() };
    rendered.current = extension.draw(element, latest.current.state, host);
    return () => {
      rendered.current?.remove();
      rendered.current = null;
      element.replaceChildren();
    };
  }, [extension, field, form, locale]);
  useEffect(() => rendered.current?.update(state), [state]);
  return <div ref={container} />;
}

function useExtensionState({ field, locale }: ViewProps): ExtensionState {
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
