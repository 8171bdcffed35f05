import { useState } from 'react';
import { ResultList } from '../../lists/result-list.tsx';
import { type Exhibit, State } from '../exhibit.tsx';

const towns = ['Bath', 'Durham', 'Stoke-on-Trent', 'York'];

function States() {
  const [chosen, setChosen] = useState('');
  const shared = {
    captionId: 'exhibit-towns',
    idOf: (town: string) => town,
    textOf: (town: string) => town,
    show: (town: string) => town,
    onChoose: setChosen,
  };
  return (
    <>
      <State name="Found, to choose one from">
        <p id="exhibit-towns" className="mb-3 text-small text-muted">
          {chosen ? `${chosen} is chosen` : `${towns.length} towns found`}
        </p>
        <ResultList {...shared} results={towns} />
      </State>
      <State name="With what was chosen on its way">
        <ResultList {...shared} results={towns} isBusy />
      </State>
      <State name="Empty">
        <ResultList {...shared} results={[]} whenEmpty="None of the towns found has these words." />
      </State>
    </>
  );
}

export default { title: 'Search results', shows: ['result-list'], States } satisfies Exhibit;
