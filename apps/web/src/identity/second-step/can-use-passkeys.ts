/** Whether the browser offers passkeys here: over a secure connection and under a host name. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);
