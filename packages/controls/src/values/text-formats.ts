type Accepts = (text: string) => boolean;

const matching =
  (pattern: RegExp): Accepts =>
  (text) =>
    pattern.test(text);

const day = /^\d{4}-\d\d-\d\d$/;
const hour = '(?:[01]\\d|2[0-3])';
const zonedTime = new RegExp(`^${hour}:[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-]${hour}:[0-5]\\d)$`);
const mail = /^(?:[\w'+-]+\.)*[\w'+-]+@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;
const hostLabel = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** An existing calendar day. */
const isDay: Accepts = (text) => {
  const time = day.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Checks for each text format. No library is used, because every form loads them. */
export const textFormats = {
  date: isDay,
  'date-time': (text) => text[10] === 'T' && isDay(text.slice(0, 10)) && zonedTime.test(text.slice(11)),
  time: matching(new RegExp(`^${hour}:[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?$`)),
  duration: matching(/^P(?:\d+W|(?=\d|T\d)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:[.,]\d+)?S)?)?)$/),
  password: (text) => text !== '',
  byte: (text) => text.length % 4 === 0 && /^[a-z\d+/]*={0,2}$/i.test(text),
  // One character for each byte.
  binary: matching(/^[\0-\xff]*$/),
  email: (text) => mail.test(text) && !text.includes("'@"),
  uuid: matching(/^(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}(?:-0{4}){3}-0{12}|f{8}(?:-f{4}){3}-f{12})$/i),
  // An absolute reference of any scheme, without blanks.
  uri: matching(/^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i),
  hostname: (text) => {
    const name = text.endsWith('.') ? text.slice(0, -1) : text;
    return name.length <= 253 && name.split('.').every((label) => hostLabel.test(label));
  },
  ipv4: (text) => {
    const parts = text.split('.');
    return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
  },
  ipv6: (text) => /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`),
} as const satisfies Readonly<Record<string, Accepts>>;
