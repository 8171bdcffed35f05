const codes =
  /^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|EPROTO|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE)/;

/** Whether the certificate or the TLS handshake was refused, so that trying again does not help. */
export const isTlsFailure = (error: unknown) => codes.test(String((error as { code?: unknown } | null)?.code));
