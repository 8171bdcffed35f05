const codes =
  /^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|EPROTO|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE)/;

/** Whether the other side was not believed, or did not speak TLS as it should: to wait and try again does not help. */
export const isTlsFailure = (error: unknown) => codes.test(String((error as { code?: unknown } | null)?.code));
