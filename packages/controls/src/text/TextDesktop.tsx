import { suggestedDictionary } from '@inkstone/schema';
import Input from 'antd/es/input/Input';
import { lazy, Suspense, type ComponentProps } from 'react';
import { placeholderOption, switchOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { ScannableInput } from '../scan/ScannableInput.tsx';
import { firstGraphemes, textLength } from '../values/text-length.ts';
import { useInputAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { textLimit } from './text-limit.ts';

const SuggestedText = lazy(() => import('./SuggestedText.tsx').then((module) => ({ default: module.SuggestedText })));

/** A one-line input that accepts no more than the maximum length. With `dictionaryData`, entries of a dictionary are suggested. */
export function TextDesktop(props: ViewProps) {
  const { field, form, locale, onBlur, compact = false } = props;
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const max = switchOption(options, 'limitLength') ? textLimit(options) : null;
  const cut = (text: string): string => (max === null ? text : firstGraphemes(text, max));
  const input: ComponentProps<typeof Input> = {
    ...attributes,
    placeholder: placeholderOption(options, locale, compact) ?? '',
    autoComplete: 'off',
    ...(max !== null && { count: { max, strategy: textLength, exceedFormatter: cut } }),
  };
  const shown = typeof value === 'string' ? value : '';
  const plain = <Input {...input} value={shown} onChange={(event) => form.set(field.path, event.target.value)} onBlur={onBlur} />;
  return (
    <ScannableInput
      field={field}
      locale={locale}
      compact={compact}
      onText={(text) => {
        form.set(field.path, cut(text));
        onBlur();
      }}
    >
      {suggestedDictionary(options) ? (
        <Suspense fallback={plain}>
          <SuggestedText {...props} input={input} value={shown} onText={(text) => form.set(field.path, cut(text))} />
        </Suspense>
      ) : (
        plain
      )}
    </ScannableInput>
  );
}
