import { accessibility } from '../accessibility.ts';
import { executors } from '../executors.ts';
import { howWeCheck } from '../how-we-check.ts';
import { inheritanceTax } from '../inheritance-tax.ts';
import { myChildren } from '../my-children.ts';
import { noWill } from '../no-will.ts';
import type { Guide, Page } from '../page.ts';
import { privacy } from '../privacy.ts';
import { property } from '../property.ts';
import { specialSituations } from '../special-situations.ts';
import { trusts } from '../trusts.ts';
import { updatingWill } from '../updating-will.ts';
import { whoGetsWhat } from '../who-gets-what.ts';

export const guides: readonly Guide<string>[] = [
  myChildren,
  noWill,
  whoGetsWhat,
  inheritanceTax,
  executors,
  property,
  trusts,
  updatingWill,
  specialSituations,
  howWeCheck,
];

export const allPages: readonly Page<string>[] = [...guides, privacy, accessibility];
