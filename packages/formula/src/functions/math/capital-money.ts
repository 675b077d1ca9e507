const digits = '零壹貳參肆伍陸柒捌玖';
const units = ['', '拾', '佰', '仟'];

/**
 * Writes an amount in cents in capital numerals, by the central bank's rule for amounts: zeros between digits are written once, optional
 * ones (before a full group, and before 角) are omitted; `整` follows if there is no 分; an amount below one 元 begins with its first
 * unit that is not zero.
 */
export function capitalMoney(cents: bigint): string {
  if (cents < 0n) return `負${capitalMoney(-cents)}`;
  const yuan = cents / 100n;
  const jiao = Number((cents / 10n) % 10n);
  const fen = Number(cents % 10n);
  const whole = yuan === 0n ? '' : `${capitalInteger(yuan)}元`;
  if (jiao === 0 && fen === 0) return `${whole || '零元'}整`;
  const gap = whole && jiao === 0 ? '零' : '';
  const tenths = jiao === 0 ? '' : `${digits[jiao]}角`;
  return `${whole}${gap}${tenths}${fen === 0 ? '整' : `${digits[fen]}分`}`;
}

/** Writes a positive integer, grouped in four digits by 萬 and in eight by 億, which may repeat. */
function capitalInteger(value: bigint): string {
  if (value >= 100_000_000n) return joinGroups(value, 100_000_000n, '億');
  if (value >= 10_000n) return joinGroups(value, 10_000n, '萬');
  return capitalThousands(Number(value));
}

function joinGroups(value: bigint, size: bigint, name: string): string {
  const rest = value % size;
  const high = `${capitalInteger(value / size)}${name}`;
  if (rest === 0n) return high;
  return `${high}${rest < size / 10n ? '零' : ''}${capitalInteger(rest)}`;
}

function capitalThousands(value: number): string {
  let text = '';
  let zeroPending = false;
  for (let position = 3; position >= 0; position -= 1) {
    const digit = Math.floor(value / 10 ** position) % 10;
    if (digit === 0) {
      zeroPending = text !== '';
      continue;
    }
    text += `${zeroPending ? '零' : ''}${digits[digit]}${units[position]}`;
    zeroPending = false;
  }
  return text;
}
