import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import type { InputRef } from 'antd';
import Input from 'antd/es/input/Input';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { limits, trimText } from '@inkstone/schema';

interface SearchBoxProps {
  readonly label: string;
  readonly initial: string;
  readonly inputRef?: RefObject<InputRef | null>;
  readonly onSearch: (keyword: string) => void;
}

/** Searches when typing pauses, but not while an input method is composing. A search changed elsewhere, as by going back, is shown here. */
export function SearchBox({ label, initial, inputRef, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(initial);
  const [asked, setAsked] = useState(initial);
  const [known, setKnown] = useState(initial);
  if (initial !== known) {
    setKnown(initial);
    // The result of one's own search must not discard what was typed since.
    if (initial !== asked) {
      setAsked(initial);
      setText(initial);
    }
  }
  const [composing, setComposing] = useState(false);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (composing || trimText(text) === initial) return undefined;
    const timer = setTimeout(() => {
      setAsked(trimText(text));
      search.current(trimText(text));
    }, limits.remoteDelayMs);
    return () => clearTimeout(timer);
  }, [composing, initial, text]);
  return (
    <Input
      {...(inputRef ? { ref: inputRef } : {})}
      allowClear
      aria-label={label}
      placeholder={label}
      maxLength={100}
      prefix={<SearchOutlined aria-hidden="true" />}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
}
