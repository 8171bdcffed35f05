import { paths } from '../../shared/paths/paths.ts';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { figures, figureTexts, pounds } from './figures.ts';
import type { Guide } from './page.ts';
import { pageSources } from './sources.ts';
import { charityCompared, giftRates, giftTax, taxAbove } from './worked-examples.ts';

const { nilRateBand, residenceBand, taperThreshold } = figures;
const withHome = nilRateBand.value + residenceBand.value;
const gone = taperThreshold.value + 2 * residenceBand.value;
const goneWithTwo = gone + 2 * residenceBand.value;
const house = taxAbove(withHome, 600_000);
const friend = taxAbove(nilRateBand.value, 600_000);
const charity = charityCompared(525_000);
const gift = 425_000;
const giftRate = giftRates[2].rate;

export const inheritanceTax: Guide<'allowances' | 'gift-steps'> = {
  path: paths.inheritanceTax,
  heading: 'Inheritance tax in plain English',
  lead: 'Most families never pay it. Here is how to tell if yours might, and what makes the bill smaller.',
  inShort: [
    `The first **${figureTexts.nilRateBand}** is free of tax. Above that the usual rate is **${figureTexts.taxRate}**.`,
    'Whatever you leave to your husband, wife, civil partner or a UK charity is free of tax.',
    `A home left to your children or grandchildren can add **${figureTexts.residenceBand}** to what is free.`,
  ],
  keyFigures: [
    { figure: figureTexts.nilRateBand, meaning: 'free of tax for everyone' },
    { figure: figureTexts.residenceBand, meaning: 'more, if a home goes to children or grandchildren' },
    { figure: figureTexts.taxRate, meaning: 'tax on what is above' },
    { figure: `${figureTexts.giftYears} years`, meaning: 'after which a gift no longer counts' },
  ],
  sections: [
    {
      id: 'allowances',
      title: 'How much is free of tax',
      blocks: [
        `Everyone has a tax-free amount of ${figureTexts.nilRateBand}, called the [[nil-rate-band|nil-rate band]]. If your home goes to your children or grandchildren, you have up to ${figureTexts.residenceBand} on top. It also counts for stepchildren, adopted and foster children, and for their husbands and wives.`,
        `What you do not use is not lost. It can pass to your husband, wife or civil partner. So the second of you to die can leave up to ${figureTexts.couplesBand}, or **${figureTexts.couplesBands}** with a home.`,
        {
          figure: 'allowances',
          caption: `Tax-free amounts for one person and for a couple. Both are fixed until ${formatDay(nilRateBand.until)}.`,
        },
        {
          title: 'Married couples and civil partners only',
          warning: `If you live together without being married, you each still have your own ${figureTexts.nilRateBand}, and the extra amount if your home goes to your children. But there is no exemption for your partner: what they inherit above that is taxed. And what you do not use is lost. It cannot pass to them.`,
        },
      ],
    },
    {
      id: 'examples',
      title: 'Two examples',
      blocks: [
        {
          title: 'Joan leaves her home to her son',
          example: [
            `Joan is single. Her home and savings come to ${pounds(600_000)}, and her home is worth at least ${figureTexts.residenceBand} of that. She leaves it all to her son.`,
            `Free of tax: ${figureTexts.nilRateBand} + ${figureTexts.residenceBand} = **${pounds(withHome)}**.`,
            `The tax is ${figureTexts.taxRate} of the other ${pounds(house.taxable)}: **${pounds(house.tax)}**.`,
          ],
        },
        {
          title: 'Derek leaves his home to a friend',
          example: [
            `Derek owns just as much, but has no children. He leaves it all to a friend.`,
            `Free of tax: **${figureTexts.nilRateBand}**. A friend does not bring the extra amount.`,
            `The tax is ${figureTexts.taxRate} of ${pounds(friend.taxable)}: **${pounds(friend.tax)}**.`,
          ],
        },
        `Put in your own numbers: our [inheritance tax calculator](${paths.inheritanceTaxCalculator}) takes about a minute.`,
      ],
    },
    {
      id: 'large-estates',
      title: `If you own more than ${figureTexts.taperThreshold}`,
      blocks: [
        `The extra amount for a home shrinks. For each £2 above ${figureTexts.taperThreshold} you lose £1 of it. At ${pounds(gone)} it is gone, or at ${pounds(goneWithTwo)} if you also have one from a late husband or wife.`,
      ],
    },
    {
      id: 'gifts',
      title: 'Gifts while you are alive',
      blocks: [
        `A gift to a person is free of tax if you live for **${figureTexts.giftYears} years** after it. If you die sooner, it counts first against your ${figureTexts.nilRateBand}. Only the part above that is taxed, and the rate falls with time.`,
        {
          figure: 'gift-steps',
          caption: 'The tax on the part of a gift above the tax-free amount, by the years you live after giving it.',
        },
        {
          title: 'An example',
          example: [
            `You give your daughter ${pounds(gift)} and die four and a half years later.`,
            `The first ${figureTexts.nilRateBand} is free. The other ${pounds(gift - nilRateBand.value)} is taxed at ${giftRate}%: **${pounds(giftTax(gift, giftRate))}**.`,
            'Your daughter pays it. And your tax-free amount is used up, so more of what you leave is taxed.',
          ],
        },
        {
          table: {
            caption: 'Gifts that never count',
            columns: ['Gift', 'How much'],
            rows: [
              [
                'Each tax year',
                `${figureTexts.yearlyGifts} in all. You can use up last year’s as well, if you gave nothing then.`,
              ],
              ['Small presents', `${figureTexts.smallGift} to as many people as you like, one each a year`],
              [
                'Wedding presents',
                `${figureTexts.weddingGiftToChild} to your child, ${figureTexts.weddingGiftToGrandchild} to a grandchild, ${figureTexts.weddingGiftToOthers} to anyone else`,
              ],
              ['Regular gifts', 'What you can spare from your income and still live as you do now'],
            ],
          },
        },
        'If you give something away and go on using it, it usually still counts as yours. A house you give to your children and go on living in is the best-known case.',
      ],
    },
    {
      id: 'charity',
      title: 'Leaving something to charity',
      blocks: [
        `Gifts to UK charities are free of tax. And if at least **${figureTexts.charityShare}** of what is above ${figureTexts.nilRateBand} goes to charity, the rate on the rest drops from ${figureTexts.taxRate} to **${figureTexts.charityRate}**. The extra amount for a home does not count here.`,
        {
          title: `An example with ${pounds(525_000)} and no home`,
          example: [
            `${pounds(charity.taxable)} is above the tax-free amount. With nothing for charity, the tax is ${pounds(charity.tax)} and the family gets **${pounds(charity.familyWithout)}**.`,
            `With ${pounds(charity.gift)} for charity, the tax is ${pounds(charity.lowerTax)} and the family gets **${pounds(charity.family)}**.`,
            `So a gift of ${pounds(charity.gift)} costs the family only ${pounds(charity.familyWithout - charity.family)}.`,
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'What is changing',
      blocks: [
        {
          table: {
            caption: 'New rules, and when they start',
            columns: ['From', 'What changes'],
            rows: [
              [
                '6 April 2025',
                'What you own abroad is taxed here if you have lived in the UK for about 10 of the last 20 years. Your [[domicile]] no longer decides it.',
              ],
              [
                formatDay(figures.farmAndBusinessRelief.from),
                `Farms and businesses: no tax on the first ${figureTexts.farmAndBusinessRelief} of them together, and ${figureTexts.reliefAbove} off the tax on the rest. What you do not use passes to a husband, wife or civil partner. Shares on a market such as AIM get ${figureTexts.reliefOnAimShares} off, however little they are worth.`,
              ],
              [
                '6 April 2027',
                'Most pension money you have not used will count. A lump sum for dying in service, and a pension for someone who relied on you, will not.',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'paying',
      title: 'Paying it',
      blocks: [
        'The tax is due by the end of the sixth month after the month of the death. Someone who dies in January has to have it paid by the end of July. The tax on a house, on land or on some businesses can be spread over ten years.',
        'It is not too late after a death, either. The people who inherit can change who gets what within **two years**. For inheritance tax and capital gains tax, it is then as if the will had said so. For income tax and benefits it is not: there they count as having given it away.',
        'If your husband or wife has not lived in the UK for long, there can be a limit on what passes free of tax. Take advice.',
      ],
    },
  ],
  sources: [
    pageSources.inheritanceTaxAct,
    pageSources.inheritanceTax,
    pageSources.gifts,
    pageSources.businessRelief,
    pageSources.pensions,
  ],
  readNext: [
    { path: paths.inheritanceTaxCalculator, why: 'Get your own estimate in a minute' },
    { path: paths.property, why: 'How you own your home matters here too' },
  ],
  start: {
    title: 'The first step is a will',
    text: 'Who you leave things to decides how much tax there is. Start with that.',
  },
  reviewedOn: '2026-11-24',
};

export const allowances = [
  { who: 'One person', ordinary: figureTexts.nilRateBand, home: figureTexts.residenceBand, total: pounds(withHome) },
  {
    who: 'The second of a couple',
    ordinary: figureTexts.couplesBand,
    home: pounds(2 * residenceBand.value),
    total: figureTexts.couplesBands,
  },
] as const;
