import { join, resolve } from 'node:path';
import { z } from 'zod';
import { aesKeyLengths, createAesCodec, createRsaCodec, minRsaBits, type LegacyCodecs } from '../auth/legacy-codec.ts';
import { randomKey } from '../auth/random-key.ts';
import { StartFailure } from './start-failure.ts';
import { isTimeZone } from './time-zone.ts';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

/** `on`: a company with three months of work; `small`: only its people and applications; `off`: no demo. */
const demoSizes = ['on', 'small', 'off'] as const;
export type DemoSize = Exclude<(typeof demoSizes)[number], 'off'>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** An empty entry counts as unset. */
const entry = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema);

const environmentSchema = z
  .object({
    PORT: entry(
      z.coerce
        .number({ error: 'must be a number' })
        .int('must be a whole number')
        .min(0)
        .max(65_535, 'must be at most 65535')
        .default(3000),
    ),
    HOST: entry(z.string().optional()),
    DATA_DIR: entry(z.string().default('./data')),
    DATABASE_URL: entry(url('postgres:', 'postgresql:').optional()),
    DATABASE_READ_URL: entry(url('postgres:', 'postgresql:').optional()),
    FILES_URL: entry(url('file:', 's3:').optional()),
    SMTP_URL: entry(url('smtp:', 'smtps:').optional()),
    MAIL_FROM: entry(z.string().optional()),
    MESSAGES_WEBHOOK_URL: entry(url('http:', 'https:').optional()),
    PUBLIC_URL: entry(url('http:', 'https:').optional()),
    EXTENSIONS_DIR: entry(z.string().optional()),
    TIME_ZONE: entry(z.string().default('Asia/Taipei').refine(isTimeZone, { error: 'must be a time zone such as Asia/Taipei' })),
    PRIVATE_HOSTS: entry(
      z
        .string()
        .default('')
        .transform((hosts) => hosts.split(',').flatMap((host) => host.trim() || [])),
    ),
    TRUSTED_PROXIES: entry(
      z
        .string()
        .default('')
        .transform((text, context) => {
          try {
            return parseTrustedProxies(text);
          } catch (error) {
            context.addIssue({
              code: 'custom',
              message: `must be addresses and networks by commas, such as 10.0.0.5,10.1.0.0/16: ${(error as Error).message}`,
            });
            return z.NEVER;
          }
        }),
    ),
    LEGACY_AES_KEY: entry(
      z
        .string()
        .refine((key) => aesKeyLengths.includes(key.length) && /^[A-Za-z0-9]*$/.test(key), {
          error: () => `must be ${aesKeyLengths.join(', ')} letters and digits, such as ${randomKey(32)}`,
        })
        .optional(),
    ),
    LEGACY_RSA_KEY: entry(
      z
        .string()
        .refine(isRsaKey, { error: `must be a private RSA key of at least ${minRsaBits} bits, as PKCS8 in base64` })
        .optional(),
    ),
    API_DOCS: entry(z.enum(['on', 'off'], { error: 'must be on or off' }).default('on')),
    LOG_LEVEL: entry(z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info')),
    DEMO: entry(z.enum(demoSizes, { error: 'must be on, small or off' }).default('on')),
  })
  .refine((values) => !values.SMTP_URL || values.MAIL_FROM, { path: ['MAIL_FROM'], error: 'must say from whom mail comes, with SMTP_URL' })
  .refine((values) => !values.DATABASE_READ_URL || values.DATABASE_URL, {
    path: ['DATABASE_READ_URL'],
    error: 'is only used together with DATABASE_URL',
  });

/** The settings of this process, from its environment. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Unset: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  readonly databaseReadUrl: string | undefined;
  readonly filesUrl: string | undefined;
  /** The mail server for messages, with the sender below; unset: no mail is sent. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** The URL to which messages are sent as signed requests; unset: none are sent. */
  readonly messagesWebhookUrl: string | undefined;
  /** The public address of the product, used in links of mails. */
  readonly publicUrl: string | undefined;
  /** The folder of extension controls; absolute. */
  readonly extensionsDir: string;
  readonly timeZone: string;
  /** Hosts with a private address to which requests may be sent. */
  readonly privateHosts: readonly string[];
  /** Proxies whose forwarding headers are trusted. */
  readonly trustedProxies: TrustedProxies;
  /** The password encryption of older clients. */
  readonly legacy: LegacyCodecs;
  readonly logLevel: (typeof logLevels)[number];
  /** Null: no demo. */
  readonly demo: DemoSize | null;
  /** Whether `/docs` and `/openapi.json` are served. */
  readonly apiDocs: boolean;
}

/** Names all invalid entries, not only the first. */
export class InvalidSettings extends StartFailure {
  readonly issues: readonly string[];

  constructor(issues: readonly string[]) {
    super(['These settings cannot be used:', ...issues.map((issue) => `  ${issue}`)].join('\n'));
    this.name = 'InvalidSettings';
    this.issues = issues;
  }
}

/**
 * Reads the settings from the environment; throws `InvalidSettings`. With the demo, whose passwords are well known, the default host is
 * loopback.
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const result = environmentSchema.safeParse(environment);
  if (!result.success) {
    throw new InvalidSettings(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const values = result.data;
  const demo = values.DEMO === 'off' ? null : values.DEMO;
  return {
    port: values.PORT,
    host: values.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    filesUrl: values.FILES_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    messagesWebhookUrl: values.MESSAGES_WEBHOOK_URL,
    publicUrl: values.PUBLIC_URL,
    extensionsDir: resolve(values.EXTENSIONS_DIR ?? join(values.DATA_DIR, 'extensions')),
    timeZone: values.TIME_ZONE,
    privateHosts: values.PRIVATE_HOSTS,
    trustedProxies: values.TRUSTED_PROXIES,
    legacy: {
      aes: values.LEGACY_AES_KEY === undefined ? null : createAesCodec(Buffer.from(values.LEGACY_AES_KEY, 'latin1')),
      rsa: values.LEGACY_RSA_KEY === undefined ? null : createRsaCodec(values.LEGACY_RSA_KEY),
    },
    logLevel: values.LOG_LEVEL,
    demo,
    apiDocs: values.API_DOCS === 'on',
  };
}

function isRsaKey(key: string): boolean {
  try {
    createRsaCodec(key);
    return true;
  } catch {
    return false;
  }
}
