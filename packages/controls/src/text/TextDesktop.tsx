import { suggestedDictionary } from '@inkstone/schema';
import Input from 'antd/es/input/Input';
import { lazy, Suspense, type ComponentProps } from 'react';
import { countOption, placeholderOption, switchOption } from '../options/declared-option.ts';
import type { FaceProps } from '../face/face.ts';
import { ScanBeside } from '../scan/ScanBeside.tsx';
import { firstGraphemes, textLength } from '../values/text-length.ts';
import { useInputAttributes } from '../face/use-face-field.ts';
import { useSignalValue } from '../face/use-signal-value.ts';

const SuggestedText = lazy(() => import('./SuggestedText.tsx').then((module) => ({ default: module.SuggestedText })));

/** One line; longer input than the control allows is not taken. With `dictionaryData` the entries of a dictionary are suggested. */
export function TextDesktop(props: FaceProps) {
  const { field, form, locale, onBlur, compact = false } = props;
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const max = switchOption(options, 'limitLength') ? countOption(options, 'maxLength') : null;
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
    <ScanBeside
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
    </ScanBeside>
  );
}
