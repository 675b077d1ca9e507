/** `cancelled`: the user did not finish. `known`: this device already has a passkey of the person. `failed`: everything else. */
export class PasskeyFailure extends Error {
  readonly reason: 'cancelled' | 'known' | 'failed';

  constructor(reason: PasskeyFailure['reason'], cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
