import { useState } from 'react';
import { RadioPills } from '../../fields/radio-pills.tsx';
import { Select } from '../../fields/select.tsx';
import { type Exhibit, State } from '../exhibit.tsx';

const options = ['Single', 'Married', 'Divorced', 'Widowed'].map((value) => ({ value, label: value }));

function States() {
  const [value, setValue] = useState('Married');
  const shared = { label: 'Marital status', options, onChange: setValue };
  return (
    <>
      <State name="Pills: chosen, with a hint, with nothing chosen and an error">
        <div className="flex flex-col gap-6">
          <RadioPills {...shared} value={value} />
          <RadioPills {...shared} value={value} hint="As it is today" isOptional />
          <RadioPills {...shared} value="" error="Choose your marital status" />
        </div>
      </State>
      <State name="List: chosen, with nothing chosen, with an error">
        <div className="flex flex-col gap-6">
          <Select {...shared} value={value} />
          <Select {...shared} value="" hint="As it is today" />
          <Select {...shared} value="" error="Choose your marital status" />
        </div>
      </State>
    </>
  );
}

export default { title: 'Choices', shows: ['radio-pills', 'select'], States } satisfies Exhibit;
