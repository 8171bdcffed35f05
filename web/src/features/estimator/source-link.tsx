import { TextLink } from '../../ui/buttons/text-link.tsx';
import type { Source } from './sources.ts';

export const SourceLink = ({ source }: { source: Source }) => <TextLink to={source.url}>{source.words}</TextLink>;
