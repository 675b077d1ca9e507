import { useState, type SelectHTMLAttributes } from 'react';

interface LazySelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'value'> {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A list that holds only its chosen option until somebody comes to it: hundreds of them with dozens of options take seconds to draw. */
export function LazySelect({ value, options, ...attributes }: LazySelectProps) {
  const [isReached, setIsReached] = useState(false);
  const shown = isReached ? options : options.filter((option) => option.value === value);
  return (
    <select {...attributes} value={value} onFocus={() => setIsReached(true)} onPointerEnter={() => setIsReached(true)}>
      {shown.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
