import styles from './seal.module.css';

interface SealProps {
  /** The text of the seal; two to four characters are most legible. */
  readonly text: string;
  readonly name?: string;
  readonly time?: string;
  /** Round for approval, square for rejection. */
  readonly shape?: 'round' | 'square';
  /** Faded, for a decision that is no longer valid. */
  readonly faded?: boolean;
  readonly size?: number;
}

/** A vermilion seal with name and time, for screen and print. */
export function Seal({ text, name, time, shape = 'round', faded = false, size = 56 }: SealProps) {
  const lines = breakText(text);
  const label = [text, name, time].filter(Boolean).join(' · ');
  return (
    <span className={styles.seal} data-faded={faded || undefined}>
      <svg width={size} height={size} viewBox="0 0 56 56" role="img" aria-label={label}>
        <g fill="none" stroke="currentColor" transform={`rotate(${shape === 'round' ? -8 : -4} 28 28)`}>
          {shape === 'round' ? (
            <>
              <circle cx="28" cy="28" r="25" strokeWidth="2.5" />
              <circle cx="28" cy="28" r="21.5" strokeWidth=".8" />
            </>
          ) : (
            <>
              <rect x="4" y="4" width="48" height="48" rx="5" strokeWidth="2.5" />
              <rect x="7.5" y="7.5" width="41" height="41" rx="3" strokeWidth=".8" />
            </>
          )}
          {lines.map((line, index) => (
            <text
              key={line + String(index)}
              x="28"
              y={28 + (index - (lines.length - 1) / 2) * 14}
              fill="currentColor"
              stroke="none"
              textAnchor="middle"
              dominantBaseline="central"
              fontSize={fontSize(lines)}
              fontWeight="700"
            >
              {line}
            </text>
          ))}
        </g>
      </svg>
      {name || time ? (
        <span className={styles.sealWords} aria-hidden="true">
          {name ? <span className={styles.sealName}>{name}</span> : null}
          {time ? <span>{time}</span> : null}
        </span>
      ) : null}
    </span>
  );
}

const isIdeographic = (text: string) => /\p{Script=Han}/u.test(text);

function breakText(text: string): readonly string[] {
  const characters = Array.from(text);
  if (isIdeographic(text) && characters.length > 3) {
    const half = Math.ceil(characters.length / 2);
    return [characters.slice(0, half).join(''), characters.slice(half).join('')];
  }
  return text.split(' ');
}

/** Latin letters are about half as wide as Chinese characters. */
function fontSize(lines: readonly string[]): number {
  const widest = Math.max(...lines.map((line) => Array.from(line).reduce((width, letter) => width + (isIdeographic(letter) ? 1 : 0.6), 0)));
  return Math.min(15, 34 / widest);
}
