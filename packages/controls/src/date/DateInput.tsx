import type { ControlOptions, Locale } from '@inkstone/schema';
import type { InputRef } from 'antd';
import Input from 'antd/es/input/Input';
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { dateValueOf, type DateValue } from './date-value.ts';
import { useIsNarrow } from '../view/narrow-context.ts';
import type { InputAttributes } from '../view/input-attributes.ts';
import type { CalendarKeys } from './CalendarPopup.tsx';
import { CalendarIcon } from './CalendarIcon.tsx';
import { formatDate, shownDateFormatOf } from './date-format.ts';
import { parseDateText } from './date-text.ts';
import styles from './date.module.css';

const CalendarPopup = lazy(() => import('./CalendarPopup.tsx').then((module) => ({ default: module.CalendarPopup })));

interface DateInputProps {
  readonly attributes: InputAttributes;
  readonly value: DateValue;
  readonly options: ControlOptions;
  readonly timeZone: string;
  readonly locale: Locale;
  readonly placeholder: string;
  /** Without a border, for use in a cell. */
  readonly isBare: boolean;
  readonly onValue: (value: DateValue) => void;
  readonly onBlur: () => void;
}

/**
 * A date input: typed in the usual notations, or picked in a calendar of the format's precision. Days and times are in the organisation's
 * time zone. The focus stays in the input: while the calendar is open, arrow keys move through it, Enter chooses and Escape closes it.
 */
export function DateInput({ attributes, value, options, timeZone, locale, placeholder, isBare, onValue, onBlur }: DateInputProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<InputRef>(null);
  const keys = useRef<CalendarKeys>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const isNarrow = useIsNarrow();
  const shown = formatDate(value, shownDateFormatOf(options), timeZone);
  const isDisabled = attributes.disabled === true;

  const readTyped = (): DateValue => {
    const date = typed === null ? null : parseDateText(typed, timeZone);
    return date && dateValueOf(date, options, timeZone);
  };
  /** Text that is not a date leaves the field unchanged. */
  const commit = (): void => {
    if (typed === null || typed === shown) return setTyped(null);
    const next = readTyped();
    setTyped(null);
    if (next !== null || typed.trim() === '') onValue(next);
  };
  const open = (): void => {
    if (!isDisabled) setIsOpen(true);
  };
  const close = (): void => {
    setIsOpen(false);
    setActive(null);
  };
  const handleValue = (next: DateValue, isDone: boolean): void => {
    setTyped(null);
    onValue(next);
    if (!isDone) return;
    close();
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (isOpen && event.key === 'Escape') {
      close();
      input.current?.focus();
    } else if (!isOpen && event.key === 'ArrowDown') open();
    else if (isOpen && event.target === input.current?.input && keys.current?.handleKey(event)) setTyped(null);
    else if (event.key === 'Enter' && typed !== null) {
      commit();
      close();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={frame}
      className={styles.date}
      onKeyDown={handleKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        commit();
        close();
        onBlur();
      }}
    >
      <Input
        {...attributes}
        ref={input}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        {...(active !== null && { 'aria-activedescendant': active })}
        variant={isBare ? 'borderless' : 'outlined'}
        autoComplete="off"
        // The phone's keyboard would cover the calendar.
        inputMode={isNarrow ? 'none' : 'text'}
        placeholder={placeholder}
        value={typed ?? shown}
        suffix={<CalendarIcon />}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(null);
        }}
        onClick={open}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <CalendarPopup
            ref={keys}
            id={id}
            anchor={frame}
            value={readTyped() ?? value}
            options={options}
            timeZone={timeZone}
            locale={locale}
            active={active}
            onActive={setActive}
            onValue={handleValue}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
