import { dirname } from 'node:path';
import type { NextConfig } from 'next';

export default {
  turbopack: { root: dirname(import.meta.dirname) },
} satisfies NextConfig;
